import { LONG_TEXTS } from '@trialdesk/contract/long-texts';
import type { Collection } from '@trialdesk/contract/paths';

/** Bytes of a text that an index holds; longer ones cannot be compared. */
const INDEXED_BYTES = 1_500;

/** Paths of the texts in a document that are too long for an index but not exempted from it. */
export function longIndexedTexts(collection: Collection, document: object): string[] {
  const exempted = LONG_TEXTS[collection];
  return textsIn(document, '')
    .filter(({ text }) => Buffer.byteLength(text) > INDEXED_BYTES)
    .map(({ path }) => path)
    .filter((path) => !exempted.some((field) => path === field || path.startsWith(`${field}.`)));
}

function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, path === '' ? key : `${path}.${key}`));
}
