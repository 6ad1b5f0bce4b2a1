/** Part of a text item of a page: characters `from` up to, not including, `to` of item `item`. */
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
  /** For each character of `text`, where it stands. */
  places: Place[];
}

type Fold = (character: string) => string;

/** Ligatures and wide forms are taken apart; white space does not count, since lines break anywhere. */
const fold: Fold = (character) => character.normalize('NFKC').replace(/\s/g, '');

/** As `fold`, and hyphens do not count either: a word may have been divided at a line's end. */
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

/**
 * Where a quote stands in the text items of a page, or null when it cannot be located. White space, ligatures and
 * the hyphens of divided words do not count; everything else does.
 */
export function locateQuote(items: readonly string[], quote: string): TextPart[] | null {
  return occurrences(items, quote, fold)[0] ?? occurrences(items, quote, foldHyphens)[0] ?? null;
}

/** Every place of a searched text in the text items of a page, in order. Case and white space do not count. */
export function findText(items: readonly string[], search: string): TextPart[][] {
  return occurrences(items, search, ignoringCase);
}
