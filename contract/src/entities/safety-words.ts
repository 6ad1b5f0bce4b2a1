import type { Actor } from './user.ts';

/** What may need a safety report, so that the research team looks at it at once. Values stored, labels shown. */
export const SAFETY_TOPICS = {
  adverse_event: 'Adverse event',
  overdose: 'Overdose or wrong dose',
  pregnancy: 'Pregnancy',
  unblinding: 'Unblinding',
} as const;

export type SafetyTopic = keyof typeof SAFETY_TOPICS;

export const safetyTopics = Object.keys(SAFETY_TOPICS) as SafetyTopic[];

/** Words and phrases that suggest a topic; a star at the end of a word matches any ending. */
export type SafetyWords = Record<SafetyTopic, string[]>;

/** `safety_words/organisation`. */
export interface SafetyWordsRecord extends SafetyWords {
  /** Increases with each change, from 0; a change based on an older version is refused. */
  version: number;
  changed_by: Actor | null;
}

/** The words of a question that suggest a topic, as they were typed. */
export interface SafetySign {
  topic: SafetyTopic;
  words: string[];
}

/** Serious events as in ICH E2A; the rest is how sites write of them. */
export const DEFAULT_SAFETY_WORDS: SafetyWords = {
  adverse_event: [
    'SAE',
    'SUSAR',
    'serious adverse event*',
    'side effect*',
    'died',
    'death',
    'life-threatening',
    'hospitali*',
    'admitted to hospital',
    'emergency room',
    'intensive care',
    'anaphyla*',
    'allergic reaction',
    'seizure*',
    'fainted',
    'collapsed',
    'suicid*',
    'birth defect',
  ],
  overdose: [
    'overdos*',
    'double dose',
    'wrong dose',
    'too many tablets',
    'took too much',
    'took twice',
    'dosing error',
  ],
  pregnancy: ['pregnan*', 'positive pregnancy test', 'miscarriage', 'breastfeeding', 'conceived'],
  unblinding: ['unblind*', 'code break', 'break the blind', 'broke the blind', 'know which arm'],
};

export function safetyWordsRecord(stored: Partial<SafetyWordsRecord> | undefined): SafetyWordsRecord {
  return { ...DEFAULT_SAFETY_WORDS, version: 0, changed_by: null, ...stored };
}

export function safetyWordsOf({ adverse_event, overdose, pregnancy, unblinding }: SafetyWords): SafetyWords {
  return { adverse_event, overdose, pregnancy, unblinding };
}
