import { visibleCharacters } from '@trialdesk/contract/symbol-font';

/** Characters `from` (inclusive) to `to` (exclusive) of text item `item`. */
export interface TextPart {
  item: number;
  from: number;
  to: number;
}

interface Place {
  item: number;
  at: number;
}

interface Folded {
  text: string;
  /** Origin of each character of `text`. */
  places: Place[];
}

type Fold = (character: string) => string;

/**
 * Reads symbol fonts as quotes do, expands ligatures and wide forms, and drops white space, since lines break anywhere.
 */
const fold: Fold = (character) => visibleCharacters(character).normalize('NFKC').replace(/\s/g, '');

/** Also drops hyphens, since words may be divided at line ends. */
const foldHyphens: Fold = (character) => fold(character).replace(/[-\u00AD\u2010\u2011]/g, '');

const ignoringCase: Fold = (character) => fold(character).toLowerCase();

function foldAll(items: readonly string[], by: Fold): Folded {
  let text = '';
  const places: Place[] = [];
  items.forEach((content, item) => {
    for (let at = 0; at < content.length; at += 1) {
      for (const character of by(content.charAt(at))) {
        text += character;
        places.push({ item, at });
      }
    }
  });
  return { text, places };
}

function partsBetween(places: readonly Place[]): TextPart[] {
  const parts: TextPart[] = [];
  for (const { item, at } of places) {
    const last = parts.at(-1);
    if (last?.item === item) last.to = at + 1;
    else parts.push({ item, from: at, to: at + 1 });
  }
  return parts;
}

function occurrences(items: readonly string[], wanted: string, by: Fold): TextPart[][] {
  const needle = foldAll([wanted], by).text;
  if (needle === '') return [];
  const { text, places } = foldAll(items, by);
  const found: TextPart[][] = [];
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
    found.push(partsBetween(places.slice(at, at + needle.length)));
  }
  return found;
}

const MARK = String.raw`\s*(?:[•●○▪■–-]|\(?\d{1,3}[.)]|\(?\p{L}[.)]|\[\d{1,3}\])`;
const LIST_MARK = new RegExp(`^${MARK}\\s*$`, 'u');
const LEADING_MARK = new RegExp(`^${MARK}\\s+`, 'u');

/** Some files draw the number of a list's item after its first line. */
function withoutListMarks(items: readonly string[]): string[] {
  return items.map((item) => (LIST_MARK.test(item) ? '' : item));
}

/**
 * Finds a quote in a page's text items; null if absent. Ignores white space, ligatures, hyphens, and list marks that
 * interrupt it, nothing else.
 */
export function locateQuote(items: readonly string[], quote: string): TextPart[] | null {
  return (
    occurrences(items, quote, fold)[0] ??
    occurrences(items, quote, foldHyphens)[0] ??
    occurrences(withoutListMarks(items), quote.replace(LEADING_MARK, ''), foldHyphens)[0] ??
    null
  );
}

/** All matches in a page's text items, in order. Ignores case, white space, and list marks that interrupt them. */
export function findText(items: readonly string[], search: string): TextPart[][] {
  const found = occurrences(items, search, ignoringCase);
  return found.length > 0 ? found : occurrences(withoutListMarks(items), search, ignoringCase);
}
