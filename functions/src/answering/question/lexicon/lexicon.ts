import { CONDITIONS } from './conditions.ts';
import { DOSING } from './dosing.ts';
import { DRUGS } from './drugs.ts';
import { DRUGS_AGAINST_CANCER } from './drugs-against-cancer.ts';
import { DRUGS_AGAINST_INFECTION } from './drugs-against-infection.ts';
import { DRUGS_OF_THE_MIND } from './drugs-of-the-mind.ts';
import { LABORATORY } from './laboratory.ts';
import { PROCEDURES } from './procedures.ts';
import { SAFETY } from './safety.ts';
import { SELECTION } from './selection.ts';
import { SHORTHAND } from './shorthand.ts';
import { SUPPLIES } from './supplies.ts';
import { SYMPTOMS } from './symptoms.ts';
import { readDrugTable, readTable, type Entry } from './table.ts';
import { TREATMENTS } from './treatments.ts';
import { VISITS } from './visits.ts';

/** Tables of what sites say and what protocols print, by subject. */
const SUBJECTS = [
  SELECTION,
  DOSING,
  VISITS,
  SAFETY,
  SYMPTOMS,
  CONDITIONS,
  PROCEDURES,
  LABORATORY,
  TREATMENTS,
  SUPPLIES,
  SHORTHAND,
];

const DRUG_CLASSES = [DRUGS, DRUGS_OF_THE_MIND, DRUGS_AGAINST_INFECTION, DRUGS_AGAINST_CANCER];

/**
 * How sites say it, and the words in which protocols say the same; brands by substance and class. Written by hand
 * from common usage, British and American; what is missing here is searched for as it is.
 */
export function readLexicon(): Entry[] {
  return [...SUBJECTS.flatMap(readTable), ...DRUG_CLASSES.flatMap(readDrugTable)];
}
