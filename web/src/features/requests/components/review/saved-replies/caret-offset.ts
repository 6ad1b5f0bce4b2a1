/** What decides where letters are in a text area. */
const COPIED = [
  'boxSizing',
  'width',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderLeftWidth',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'letterSpacing',
  'lineHeight',
  'tabSize',
  'direction',
  'textAlign',
] as const;

export interface CaretOffset {
  left: number;
  top: number;
  height: number;
}

/** Where a letter of a text area is, from the area's corner, in px: browsers tell it of other elements only. */
export function caretOffset(field: HTMLTextAreaElement, at: number): CaretOffset {
  const mirror = document.createElement('div');
  const style = window.getComputedStyle(field);
  for (const name of COPIED) mirror.style[name] = style[name];
  Object.assign(mirror.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    visibility: 'hidden',
    borderStyle: 'solid',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  mirror.textContent = field.value.slice(0, at);
  const letter = document.createElement('span');
  letter.textContent = field.value.slice(at, at + 1) || '.';
  mirror.append(letter);
  document.body.append(mirror);
  const offset = {
    left: letter.offsetLeft,
    top: letter.offsetTop - field.scrollTop,
    height: letter.offsetHeight,
  };
  mirror.remove();
  return offset;
}
