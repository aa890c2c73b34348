// Puts markup into an element and touches only the nodes that differ: from Python, every node would be a call.

// What a node is among its siblings: a part, a thing of the table, an answer, or an element of its kind.
function key(node) {
    if (!node.attributes) return node.nodeName;
    const name = node.getAttribute("data-part") || node.getAttribute("data-id") || node.getAttribute("data-answer");
    return name || `${node.nodeName} ${node.getAttribute("class")}`;
}

// Makes one node like another and touches only what differs: pictures that stay need no new layout.
function liken(old, fresh, painted) {
    if (old.isEqualNode(fresh)) return;
    if (old.nodeName !== fresh.nodeName || !old.attributes) {
        for (const comment of named(fresh, painted)) comment.replaceWith(painted.get(comment.data));
        old.replaceWith(fresh);
        return;
    }
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    likenChildren(old, fresh, painted);
}

// A new element may be drawn round parts that are painted already: comments in it name them.
function named(fresh, painted) {
    const comments = document.createTreeWalker(fresh, NodeFilter.SHOW_COMMENT), found = [];
    while (comments.nextNode()) if (painted.has(comments.currentNode.data)) found.push(comments.currentNode);
    return found;
}

// The same for the children. A comment names a part that is painted already and stays as it is.
function likenChildren(old, fresh, painted) {
    let here = old.firstChild;
    for (const child of [...fresh.childNodes]) {
        const part = child.nodeType === Node.COMMENT_NODE && painted.get(child.data), name = part ? "" : key(child);
        let same = here;
        while (same && (part ? same !== part : key(same) !== name)) same = same.nextSibling;
        if (!same) {
            for (const comment of named(child, painted)) {
                const moves = painted.get(comment.data);
                if (moves === here) here = here.nextSibling;
                comment.replaceWith(moves);
            }
            old.insertBefore(part || child, here);
            continue;
        }
        while (here !== same) here = removed(here);
        here = same.nextSibling;
        if (!part) liken(same, child, painted);
    }
    while (here) here = removed(here);
}

function removed(node) {
    const next = node.nextSibling;
    node.remove();
    return next;
}

// Puts markup into an element in place of what is there.
window.patch = (element, markup) => {
    const painted = new Map([...element.querySelectorAll("[data-part]")].map((part) => [part.dataset.part, part]));
    const template = document.createElement("template");
    template.innerHTML = markup;
    likenChildren(element, template.content, painted);
};
