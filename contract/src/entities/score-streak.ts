import { LIMITS } from '../limits.ts';
import type { EvaluationInput } from './evaluation.ts';

const { default: preset } = LIMITS.rating;

/** As the form offers it (specification, section 5). */
export const PRESET_EVALUATION: EvaluationInput = {
  answered: false,
  relevance: preset,
  tone: preset,
  citation_quality: preset,
  comment: '',
};

/** `score_streaks/{user}`: for the user only. Without a record, a person has given scores of their own. */
export interface ScoreStreak {
  /** Answers they sent with the evaluation as preset, since they last gave scores of their own. */
  preset: number;
  /** The reminder of these was dismissed. */
  is_dismissed: boolean;
}

export const NO_STREAK: ScoreStreak = { preset: 0, is_dismissed: false };

/** With a comment, somebody has evaluated. */
export function isPreset(evaluation: EvaluationInput): boolean {
  const { answered, relevance, tone, citation_quality, comment } = evaluation;
  return !answered && comment === '' && [relevance, tone, citation_quality].every((score) => score === preset);
}

export function streakAfterSending(streak: ScoreStreak, evaluation: EvaluationInput): ScoreStreak {
  return isPreset(evaluation) ? { ...streak, preset: streak.preset + 1 } : NO_STREAK;
}

/** Scores that are given later are the person's own, too. */
export function streakAfterChange(streak: ScoreStreak, evaluation: EvaluationInput): ScoreStreak {
  return isPreset(evaluation) ? streak : NO_STREAK;
}

/** Once in a streak: until the next answer is sent, or it is dismissed. */
export function isReminderDue(streak: ScoreStreak): boolean {
  return streak.preset === LIMITS.presetEvaluations && !streak.is_dismissed;
}
