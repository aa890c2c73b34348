// Ways out of the browser and in: files, the clipboard, other programs, and QR codes made here.
window.sharing = (() => {
    const CODES = new URL("qrcode.mjs", document.currentScript.src).href;
    const LARGEST = 30_000_000; // bytes; more than a thousand games
    const TOO_LARGE = 2_000_000; // bytes; more than any game takes

    // What is in a file; nothing if it is none, such as a folder.
    const read = async (file) => {
        try {
            return file.size > LARGEST ? " ".repeat(TOO_LARGE) : await file.text();
        } catch {
            return "";
        }
    };

    return {
        download: (name, text) => {
            const link = document.createElement("a");
            link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
            link.download = name;
            link.click();
            setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
        },

        // Lets the player choose a file and hands over what is in it.
        choose: (then) => {
            const input = document.createElement("input");
            input.type = "file";
            input.accept = ".json,application/json";
            input.onchange = async () => { if (input.files.length) then(await read(input.files[0])); };
            input.click();
        },

        onDrop: (then) => {
            const carriesFile = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");
            document.addEventListener("dragover", (event) => { if (carriesFile(event)) event.preventDefault(); });
            document.addEventListener("drop", async (event) => {
                if (!carriesFile(event)) return;
                event.preventDefault();
                if (event.dataTransfer.files.length) then(await read(event.dataTransfer.files[0]));
            });
        },

        // The system starts the installed game with a file.
        onLaunch: (then) => window.launchQueue?.setConsumer(async ({ files }) => {
            if (files?.length) then(await read(await files[0].getFile()));
        }),

        copy: async (text) => {
            try {
                await navigator.clipboard.writeText(text);
                return true;
            } catch {
                return false;
            }
        },

        canSend: () => Boolean(navigator.share),

        send: (title, url) => navigator.share({ title, url }).catch(() => 0), // the player may change their mind

        // The rows of a QR code, dark modules as 1; nothing if the text is too long for one.
        code: async (text) => {
            try {
                const { default: qrcode } = await import(CODES);
                const code = qrcode(0, "L");
                code.addData(text, "Byte");
                code.make();
                const sides = [...Array(code.getModuleCount()).keys()];
                return sides.map((row) => sides.map((column) => (code.isDark(row, column) ? 1 : 0)).join("")).join(" ");
            } catch {
                return "";
            }
        },
    };
})();
