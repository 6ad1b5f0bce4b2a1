import { visibleCharacters } from '@trialdesk/contract/symbol-font';
import type { PageText } from '../pdf/page-text.ts';
import type { Passage } from './passage.ts';

/** Some files draw the mark of a list item apart from it, or after its first line. No quote includes them. */
const MARK = /^(?:[^\p{L}\d\s]+|\(?(?:\d{1,2}|[a-zA-Z]|[ivx]+)[.)])\s+/u;
const ONLY_A_MARK = /^(?:[^\p{L}\d\s]+|\(?(?:\d{1,2}|[a-zA-Z]|[ivx]+)[.)])$/u;

/** In no text. */
const BETWEEN = '\uFFFF';

/** Words hyphenated at a line end are read without hyphen. */
const IGNORED = /[\s\u00AD\u200B\uFEFF\-\u2010\u2011]/gu;

/**
 * Splits text with other words between its parts on the page, such as a footer's cells beside cells that repeat on
 * every page: a quote over them would not be on the page. Rows keep their cells together, which may be drawn in any
 * order.
 */
export function splitApart(passages: readonly Passage[], pages: readonly PageText[]): Passage[] {
  const printed = new Map<number, Printed>();
  for (const page of pages) printed.set(page.page, printedOn(page));
  return passages.flatMap((passage) => {
    const onPage = printed.get(passage.page) ?? [];
    const isText = passage.kind === 'prose' || passage.kind === 'list';
    const mark = MARK.exec(passage.text)?.[0] ?? '';
    const content = passage.text.slice(mark.length);
    if (!isText || isOn(onPage, content)) return [passage];
    return partsIn(content, onPage).map((text, at) =>
      at === 0 ? { ...passage, text: mark + text } : { ...passage, text, id: `${passage.id}-${at + 1}` },
    );
  });
}

/** A page's text, with and without list marks. */
type Printed = readonly string[];

/** In file order; rotated text is no part of the lines around it. */
function printedOn({ runs, rotated }: PageText): Printed {
  const withoutMarks = runs.filter(({ text }) => !ONLY_A_MARK.test(text.trim()));
  return [runs, withoutMarks].map((upright) => {
    const lines = [upright.map(({ text }) => text).join(''), ...rotated.map(({ text }) => text)];
    return lines.map((line) => folded(visibleCharacters(line))).join(BETWEEN);
  });
}

function isOn(onPage: Printed, text: string): boolean {
  const wanted = folded(text);
  return onPage.some((printed) => printed.includes(wanted));
}

/** The longest parts of a text that are on the page; all of it where even single words are not, as it was converted. */
function partsIn(text: string, onPage: Printed): string[] {
  const parts: string[] = [];
  let part = '';
  for (const [, word = '', space = ''] of text.matchAll(/(\S+)(\s*)/gu)) {
    if (!isOn(onPage, word)) return [text];
    if (part !== '' && !isOn(onPage, part + word)) {
      parts.push(part.trimEnd());
      part = '';
    }
    part += word + space;
  }
  return [...parts, part.trimEnd()].filter((one) => one !== '');
}

function folded(text: string): string {
  return text.normalize('NFKC').replace(IGNORED, '');
}
