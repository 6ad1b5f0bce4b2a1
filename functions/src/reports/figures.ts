import type { CountedQuestion } from '@trialdesk/contract/entities/report-part';
import type { Figures } from '@trialdesk/contract/replies/reports';
import { LIGHT_EDIT, type Figure } from '@trialdesk/contract/reports';

type Counts = (question: CountedQuestion, now: string) => boolean;

/** Whether a figure counts a question. */
export const COUNTED: Record<Figure, Counts> = {
  asked: () => true,
  follow_ups: ({ number }) => number > 1,
  answered: isAnswered,
  open: ({ answered_at, is_withdrawn }) => answered_at === null && !is_withdrawn,
  withdrawn: ({ is_withdrawn }) => is_withdrawn,
  in_time: ({ answered_at, due_at }) => answered_at !== null && due_at !== null && answered_at <= due_at,
  late: isLate,
  unchanged: (question) => isChangedBy(question, (share) => share === 0),
  lightly_edited: (question) => isChangedBy(question, (share) => share > 0 && share <= LIGHT_EDIT),
  heavily_edited: (question) => isChangedBy(question, (share) => share > LIGHT_EDIT),
  undrafted: (question) => isAnswered(question) && question.evaluation?.changed === null,
  not_found: ({ draft }) => draft?.is_found === false,
  rated: isRated,
  draft_answered: (question) => isRated(question) && question.evaluation?.answered === true,
  draft_missed: (question) => isRated(question) && question.evaluation?.answered === false,
  helpful: ({ feedback }) => feedback.helpful > 0 && feedback.unhelpful === 0,
  unhelpful: ({ feedback }) => feedback.unhelpful > 0,
};

function isAnswered({ answered_at }: CountedQuestion): boolean {
  return answered_at !== null;
}

function isRated({ evaluation }: CountedQuestion): boolean {
  return evaluation !== null;
}

/** Also while it is open. */
function isLate({ answered_at, is_withdrawn, due_at }: CountedQuestion, now: string): boolean {
  if (due_at === null || is_withdrawn) return false;
  return (answered_at ?? now) > due_at;
}

function isChangedBy(question: CountedQuestion, fits: (share: number) => boolean): boolean {
  const changed = question.evaluation?.changed ?? null;
  return isAnswered(question) && changed !== null && fits(changed);
}

export function figuresOf(questions: readonly CountedQuestion[], now: string): Figures {
  const count = (figure: Figure) => questions.filter((question) => COUNTED[figure](question, now)).length;
  return {
    counts: {
      asked: count('asked'),
      follow_ups: count('follow_ups'),
      answered: count('answered'),
      open: count('open'),
      withdrawn: count('withdrawn'),
      in_time: count('in_time'),
      late: count('late'),
      unchanged: count('unchanged'),
      lightly_edited: count('lightly_edited'),
      heavily_edited: count('heavily_edited'),
      undrafted: count('undrafted'),
      not_found: count('not_found'),
      rated: count('rated'),
      draft_answered: count('draft_answered'),
      draft_missed: count('draft_missed'),
      helpful: count('helpful'),
      unhelpful: count('unhelpful'),
    },
    minutes: minutesOf(questions),
    scores: scoresOf(questions),
  };
}

const MINUTE_MS = 60_000;

function minutesOf(questions: readonly CountedQuestion[]): Figures['minutes'] {
  const waits = questions
    .flatMap(({ asked_at, answered_at }) =>
      answered_at === null ? [] : [(Date.parse(answered_at) - Date.parse(asked_at)) / MINUTE_MS],
    )
    .sort((a, b) => a - b);
  const [lower, upper] = [atShare(waits, 0.5), waits[Math.floor(waits.length / 2)]];
  const p90 = atShare(waits, 0.9);
  return lower === undefined || upper === undefined || p90 === undefined ? null : { median: (lower + upper) / 2, p90 };
}

/** The smallest value that so many of all do not exceed. */
function atShare(sorted: readonly number[], share: number): number | undefined {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

function scoresOf(questions: readonly CountedQuestion[]): Figures['scores'] {
  const given = questions.flatMap(({ evaluation }) => (evaluation ? [evaluation] : []));
  if (given.length === 0) return null;
  const average = (of: (each: (typeof given)[number]) => number) =>
    given.reduce((sum, each) => sum + of(each), 0) / given.length;
  return {
    relevance: average(({ relevance }) => relevance),
    tone: average(({ tone }) => tone),
    citation_quality: average(({ citation_quality }) => citation_quality),
  };
}
