import { MESSAGES } from '@trialdesk/contract/messages';
import { VALIDATION } from '@trialdesk/contract/validation-messages';
import { assertionsOf, assertionsOfText, type Assertion } from './asserting-journeys.ts';
import { SCREEN_TEXTS } from './screen-texts.ts';
import type { Sources } from './sources.ts';

export interface SpecifiedText {
  /** A key of a table, or a screen and a text of it. */
  name: string;
  says: string;
  assertedBy: Assertion[];
}

/** Each statement of the specification that screens show, and where journeys assert it. */
export function statements(journeys: Sources): SpecifiedText[] {
  const ofKey = (table: string, key: string) => ({
    name: `${table}.${key}`,
    assertedBy: assertionsOf({ table, key }, journeys),
  });
  return [
    ...Object.entries(MESSAGES).map(([key, { title, text }]) => ({
      ...ofKey('MESSAGES', key),
      says: [title, text].filter((part) => part !== '').join(': '),
    })),
    ...Object.entries(VALIDATION).map(([key, says]) => ({ ...ofKey('VALIDATION', key), says })),
    ...Object.entries(SCREEN_TEXTS).flatMap(([screen, texts]) =>
      texts.map((says) => ({ name: `${screen}: ${says}`, says, assertedBy: assertionsOfText(says, journeys) })),
    ),
  ];
}

/** Of journeys that assert it, each counted once. */
export function countJourneys({ assertedBy }: SpecifiedText): number {
  return new Set(assertedBy.map(({ file, journey }) => `${file} ${journey}`)).size;
}
