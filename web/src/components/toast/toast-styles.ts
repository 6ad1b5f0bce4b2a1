/*
 * notistack's own styles go, as text, into the first child of what the page knows as `_goober`, by default an inline
 * style element. The content security policy allows none of those, so the text goes into a constructed style sheet.
 * Imported before notistack, which writes as it loads.
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
