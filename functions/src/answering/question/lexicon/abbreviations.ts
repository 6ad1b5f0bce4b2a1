import { ABBREVIATIONS_OF_CLINICS } from './abbreviations-of-clinics.ts';
import { ABBREVIATIONS_OF_TRIALS } from './abbreviations-of-trials.ts';
import { readTable } from './table.ts';

/**
 * Abbreviations that sites and protocols use without introducing them: the ones common to lists of abbreviations in
 * protocols and to glossaries of clinical research. What a document defines itself comes before them.
 */
export const ABBREVIATIONS: Record<string, string> = Object.fromEntries(
  [ABBREVIATIONS_OF_TRIALS, ABBREVIATIONS_OF_CLINICS].flatMap(readTable),
);
