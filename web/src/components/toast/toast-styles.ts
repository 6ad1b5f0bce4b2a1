/*
 * notistack (goober) writes its CSS into the first child of `window._goober`, by default an inline style element, which
 * the content security policy forbids. This puts the CSS into a constructed style sheet instead. Import it before
 * notistack, which writes on load.
 */
const sheet = new CSSStyleSheet();
let text = '';

document.adoptedStyleSheets.push(sheet);

Object.assign(window, {
  _goober: {
    parentNode: document.head,
    firstChild: {
      get data() {
        return text;
      },
      set data(css: string) {
        text = css;
        sheet.replaceSync(css);
      },
    },
  },
});
