import { readFileSync } from 'node:fs';
import type { CountedQuestion } from '@trialdesk/contract/entities/report-part';
import { randomFrom } from '../../testing/faults/rounds.ts';
import { askedTerms } from '../asked-terms.ts';

interface Year {
  themes: { section: string; questions: string[] }[];
  others: string[];
}

const year = JSON.parse(readFileSync(new URL('questions-of-a-year.json', import.meta.url), 'utf8')) as Year;

/** By place in the file; null for what is asked only once. */
type PlantedTheme = number | null;

export interface PlantedYear {
  questions: CountedQuestion[];
  themeOf: ReadonlyMap<CountedQuestion, PlantedTheme>;
}

export const PLANTED = year.themes.length;

/** Of the protocol, besides those of the themes. */
const SECTIONS = 80;
const SITES = 30;
const DAYS = 365;
/** In which all questions of a theme are asked. */
const THEME_DAYS = 60;
/** Shares of questions with an answer, of answers to a theme that cite its section, and of others that cite one of those. */
const [ANSWERED, RIGHT, STRAYED] = [0.8, 0.9, 0.05];
/** Of answers, that cite a second section. */
const CITING_TWO = 0.5;

/**
 * 2,000 questions, 240 of them on twenty themes, written without knowing how themes are found. Answers cite
 * the section of their theme or any other, the common ones more often.
 */
export function plantedYear(seed: number): PlantedYear {
  const random = randomFrom(seed);
  const whole = (below: number) => Math.floor(random() * below);
  const anySection = () => `Section ${Math.floor(SECTIONS * random() ** 1.5)}`;
  const cited = (main: string) => {
    if (random() >= ANSWERED) return [];
    return random() < CITING_TWO ? [main, anySection()] : [main];
  };
  const themeOf = new Map<CountedQuestion, PlantedTheme>();
  const add = (text: string, theme: PlantedTheme, { day, main }: { day: number; main: string }) =>
    themeOf.set(questionOf(themeOf.size, { text, day, sections: cited(main), site: whole(SITES) }), theme);
  for (const [theme, { section, questions }] of year.themes.entries()) {
    const start = whole(DAYS - THEME_DAYS);
    for (const text of questions)
      add(text, theme, { day: start + whole(THEME_DAYS), main: random() < RIGHT ? section : anySection() });
  }
  for (const text of year.others) {
    const strayed = year.themes[whole(PLANTED)]?.section ?? '';
    add(text, null, { day: whole(DAYS), main: random() < STRAYED ? strayed : anySection() });
  }
  return { questions: [...themeOf.keys()], themeOf };
}

interface Asked {
  text: string;
  day: number;
  sections: string[];
  site: number;
}

function questionOf(at: number, { text, day, sections, site }: Asked): CountedQuestion {
  return {
    ...{ request_id: `r${at}`, query_id: 'q', number: 1, site_id: `s${site}`, category: 'other' },
    ...{ excerpt: text, ...askedTerms(text) },
    asked_at: new Date(Date.UTC(2026, 0, 1 + day, 9)).toISOString(),
    ...{ answered_at: null, is_withdrawn: false, due_at: null, draft: null, evaluation: null },
    feedback: { helpful: 0, unhelpful: 0 },
    sections: sections.map((section) => ({ document_name: 'Protocol.pdf', section })),
  };
}
