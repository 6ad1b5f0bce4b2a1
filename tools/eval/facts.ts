import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { statedIn } from '../../functions/src/glance/document-facts.ts';
import { readPdf } from '../../functions/src/ingestion/read-pdf.ts';
import { PlainError } from '../plain-error.ts';
import { squeeze } from './page-words.ts';
import { UNHURRIED } from './scopes.ts';

/** By field: the pages that state it, and words of the statement; null if the protocol does not state it. */
type GoldFacts = Record<string, { pages: number[]; value: string } | null>;

/** A quote of a found fact. */
export interface FoundQuote {
  page: number;
  text_snippet: string;
}

export interface FactResults {
  /** Number of fields that the protocol states. */
  stated: number;
  /** A statement has the value on a page that states it. */
  found: string[];
  /** On such a page, but without the value. */
  incomplete: string[];
  /** On other pages only, or of a field that the protocol does not state. */
  wrong: string[];
  missing: string[];
}

/** Prints what reading finds of the fields that a file states for each protocol. */
export async function evaluateFacts(file: string, folder = path.dirname(file)): Promise<void> {
  const gold = JSON.parse(await readFile(file, 'utf8')) as Record<string, GoldFacts>;
  const names = await readdir(folder, { recursive: true });
  for (const [protocol, facts] of Object.entries(gold)) {
    const name = names.find((one) => one.endsWith('.pdf') && path.basename(one).toLowerCase().includes(protocol));
    if (name === undefined) throw new PlainError(`No PDF below ${folder} is named after ${protocol}.`);
    console.log(printFacts(protocol, compareFacts(facts, await factsOf(path.join(folder, name)))));
  }
}

/** The statements of each field, as the quotes that are shown. */
async function factsOf(file: string): Promise<Map<string, FoundQuote[][]>> {
  const reading = await readPdf(new Uint8Array(await readFile(file)), { limits: UNHURRIED });
  if (reading.result === 'failed') throw new PlainError(`${file}: ${reading.reason}`);
  const origin = { id: file, name: path.basename(file), version: 1, upload_date: '' };
  const stated = statedIn({
    ...origin,
    file: { ...reading.file, document_id: file, source: { path: file, generation: '', sha256: '' } },
  });
  const byField = Map.groupBy(stated, ({ field }) => field);
  return new Map([...byField].map(([field, facts]) => [field, facts.map(({ quotes }) => quotes)]));
}

export function compareFacts(gold: GoldFacts, found: ReadonlyMap<string, FoundQuote[][]>): FactResults {
  const stated = Object.values(gold).filter((fact) => fact !== null).length;
  const results: FactResults = { stated, found: [], incomplete: [], wrong: [], missing: [] };
  for (const [field, fact] of Object.entries(gold)) {
    const statements = (found.get(field) ?? []).map((quotes) =>
      quotes.filter(({ page }) => fact?.pages.includes(page)),
    );
    if (!found.has(field)) results.missing.push(...(fact ? [field] : []));
    else if (fact && statements.some((quotes) => isStated(quotes, fact.value))) results.found.push(field);
    else if (statements.some((quotes) => quotes.length > 0)) results.incomplete.push(field);
    else results.wrong.push(field);
  }
  return results;
}

function isStated(quotes: FoundQuote[], value: string): boolean {
  const words = (text: string) =>
    squeeze(text.normalize('NFKC'))
      .toLowerCase()
      .replace(/[-‑–—]/g, '');
  return quotes.length > 0 && words(quotes.map((quote) => quote.text_snippet).join(' ')).includes(words(value));
}

export function printFacts(protocol: string, { stated, found, incomplete, wrong, missing }: FactResults): string {
  const named = (label: string, fields: string[]) =>
    `${label} ${fields.length}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}`;
  return `${protocol}: found ${found.length} of ${stated}; ${named('incomplete', incomplete)}; ${named('wrong', wrong)}; ${named('missing', missing)}`;
}
