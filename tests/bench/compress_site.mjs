// Compresses the files of a site with brotli, as a static host does with everything that gets smaller by it.
//     node pack.mjs SITE TARGET
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [site, target] = process.argv.slice(2);
const QUALITY = 9; // a host spends little more on it
for (const name of readdirSync(site, { recursive: true })) {
    const path = join(site, name);
    if (!statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    if (packed.length > bytes.length * 0.95) continue;
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), packed);
}
