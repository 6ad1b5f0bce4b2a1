import { selectSentence } from './select-sentence.ts';

/** Two pages as the text layer has them, in lines. */
const PAGES_OF_LINES = [
  ['Take it with food. A missed', 'dose is taken within 6 hours.', 'Call us.'],
  ['Keep it below 25 °C.'],
];

beforeEach(() => {
  const pages = PAGES_OF_LINES.map((lines, at) => {
    const text = lines.map((line) => `<span>${line}</span><br>`).join('');
    return `<div data-pdf-page="${at + 1}"><div class="td-pdf-text">${text}</div></div>`;
  });
  document.body.innerHTML = `<textarea></textarea><div data-pdf-pages tabindex="0">${pages.join('')}</div>`;
  document.getSelection()?.removeAllRanges();
});

function press(by: 1 | -1, { extends: isExtended = false, like = '' } = {}): string {
  selectSentence({ by, extends: isExtended, like });
  return document.getSelection()?.toString() ?? '';
}

const MISSED = 'A misseddose is taken within 6 hours.';

it('begins at the first sentence and goes on to the next, over pages', () => {
  document.querySelector('textarea')?.focus();
  expect(press(1)).toBe('Take it with food.');
  expect(document.activeElement?.hasAttribute('data-pdf-pages')).toBe(true);
  expect(press(1)).toBe(MISSED);
  expect(press(1)).toBe('Call us.');
  expect(press(1)).toBe('Keep it below 25 °C.');
  expect(press(1)).toBe('Keep it below 25 °C.');
  expect(press(-1)).toBe('Call us.');
});

it('begins at the sentence that has most of the words being written', () => {
  expect(press(1, { like: 'The missed dose is taken within 6 hours' })).toBe(MISSED);
  expect(press(1, { like: 'Take it with food.' })).toBe('Call us.');
  document.getSelection()?.removeAllRanges();
  expect(press(-1, { like: 'No such words anywhere' })).toBe('Take it with food.');
});

it('extends what is selected, and takes it back, within the page', () => {
  press(1, { like: 'missed dose' });
  expect(press(1, { extends: true })).toBe(`${MISSED}Call us.`);
  expect(press(1, { extends: true })).toBe(`${MISSED}Call us.`);
  expect(press(-1, { extends: true })).toBe(MISSED);
  expect(press(-1, { extends: true })).toBe('Take it with food. A misseddose is taken within 6 hours.');
  expect(press(1)).toBe(MISSED);
});

it('goes on from words selected with the mouse', () => {
  const line = document.querySelector('span')?.firstChild;
  if (!line) throw new Error('A line');
  document.getSelection()?.setBaseAndExtent(line, 5, line, 12);
  expect(press(1)).toBe(MISSED);
});

it('selects nothing without a document', () => {
  document.body.innerHTML = '';
  expect(press(1)).toBe('');
});
