import type { Passage } from '../ingestion/passage.ts';
import { sentencesOf } from './sentences.ts';
import { termsOf } from './terms.ts';

/** A sentence of a passage with what it can be found by. */
export interface ReadSentence {
  text: string;
  terms: string[];
  distinct: ReadonlySet<string>;
}

/** A passage read closely. */
export interface ReadPassage {
  sentences: ReadSentence[];
  /** The terms of what stands around the passage. */
  around: string[];
}

/** A passage never changes, and neither does what it says: it is read for the first question that comes to it. */
const sentences = new WeakMap<Passage, string[]>();
const read = new WeakMap<Passage, ReadPassage>();

/** The sentences of a passage, from the last time if it was asked for before. */
export function sentencesIn(passage: Passage): string[] {
  const known = sentences.get(passage);
  if (known) return known;
  const found = sentencesOf(passage);
  sentences.set(passage, found);
  return found;
}

/** The sentences of a passage with their terms, from the last time if it was asked for before. */
export function readPassage(passage: Passage): ReadPassage {
  const known = read.get(passage);
  if (known) return known;
  const reading: ReadPassage = {
    sentences: sentencesIn(passage).map((text) => {
      const terms = termsOf(text);
      return { text, terms, distinct: new Set(terms) };
    }),
    around: termsOf(`${passage.context} ${passage.section.join(' ')}`),
  };
  read.set(passage, reading);
  return reading;
}
