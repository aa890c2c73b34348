// The part of the page that is there before Python, and the one thing that only works fast enough here.
requestAnimationFrame(() => setTimeout(() => performance.mark("shell-painted")));

// Makes one node like another and touches only what differs: pictures that stay need no new layout.
function liken(old, fresh) {
    if (old.isEqualNode(fresh)) return;
    if (old.nodeName !== fresh.nodeName || old.childNodes.length !== fresh.childNodes.length || !old.attributes) {
        old.replaceWith(fresh);
        return;
    }
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    const children = [...fresh.childNodes];
    [...old.childNodes].forEach((child, place) => liken(child, children[place]));
}

// Puts markup into an element in place of what is there.
window.patch = (element, markup) => {
    const template = document.createElement("template");
    template.innerHTML = markup;
    const fresh = [...template.content.childNodes];
    if (element.childNodes.length !== fresh.length) element.replaceChildren(...fresh);
    else [...element.childNodes].forEach((child, place) => liken(child, fresh[place]));
};
