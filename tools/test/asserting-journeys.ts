import type { Sources } from './sources.ts';

/** Where a journey, or the test of a page, asserts a statement. */
export interface Assertion {
  file: string;
  line: number;
  /** Title of the journey; empty in what journeys of the file share. */
  journey: string;
}

/** A key of a table of texts. */
interface TableKey {
  table: string;
  key: string;
}

const TITLE = /^(?:test|it)\(\s*(?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\]|\\.)*)")/gm;

/** A string, a template or a regular expression, by what is in it. */
const LITERAL =
  /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\\n]|\\.)*)"|(?<=[([,:]\s*)\/((?:[^/\\\n]|\\.)+)\//g;

/** Looks at the page. */
const LOOKS = /\bexpect|\.getBy|hasText:|selectOption\(|\.locator\(/;

/** Before the title of a journey. */
const TITLED = /\b(?:test|it)\(\s*$/;

/** Of a key of a table. In the order of files and lines, each line once. */
export function assertionsOf(statement: TableKey, journeys: Sources): Assertion[] {
  return assertionsAt(journeys, (text) => placesIn(text, statement));
}

/**
 * Of a text: as whole words of a literal, in a statement that looks at the page. A single word is all of its literal, or
 * what a number or a name follows, as in `Pending (2)` and `View: Protocol`.
 */
export function assertionsOfText(wanted: string, journeys: Sources): Assertion[] {
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const words = new RegExp(
    wanted.includes(' ') ? `(?<!\\w)${escaped}(?!\\w)` : `^\\^?${escaped}(?:\\$?$|:| \\(| \\$\\{)`,
  );
  return assertionsAt(journeys, (text) =>
    [...text.matchAll(LITERAL)]
      .filter(([, ...kinds]) => words.test(kinds.join('').replace(/\\(.)/g, '$1')))
      .map(({ index }) => index)
      .filter((at) => !TITLED.test(text.slice(0, at)) && LOOKS.test(statementAt(text, at))),
  );
}

function statementAt(text: string, place: number): string {
  const end = text.indexOf(';', place);
  return text.slice(text.lastIndexOf(';', place) + 1, end === -1 ? undefined : end);
}

function assertionsAt(journeys: Sources, find: (text: string) => readonly number[]): Assertion[] {
  return [...journeys].flatMap(([file, text]) => {
    const lines = new Map<number, Assertion>();
    for (const at of find(text)) {
      const line = text.slice(0, at).split('\n').length;
      lines.set(line, { file, line, journey: titleAt(text, at) });
    }
    return [...lines.values()];
  });
}

/** As the message of a helper, in a row of messages, as the table's property, or destructured. */
function placesIn(text: string, { table, key }: TableKey): number[] {
  const direct = new RegExp(
    `\\b(?:expectToast|expectOnPage|dismissToast)\\(\\s*(?:[^,()]+,\\s*)?'${key}'|,\\s*'${key}'\\s*\\]|\\b${table}\\.${key}\\b`,
    'g',
  );
  const places = [...text.matchAll(direct)].map(({ index }) => index);
  const taken = [...text.matchAll(new RegExp(`\\{([^{}]*)\\} = ${table}\\b`, 'g'))]
    .filter(([, fields = '']) => fields.split(',').some((field) => field.trim() === key))
    .map(({ index }) => index);
  return [...places, ...taken].sort((one, other) => one - other);
}

/** Of the last journey that begins before the place. */
function titleAt(text: string, place: number): string {
  const before = [...text.matchAll(TITLE)].filter(({ index }) => index <= place).at(-1);
  const [, single, template, double] = before ?? [];
  return (single ?? template ?? double ?? '').replace(/\\(.)/g, '$1');
}
