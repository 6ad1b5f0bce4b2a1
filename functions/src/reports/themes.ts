import type { CountedQuestion } from '@trialdesk/contract/entities/report-part';
import { queryKey } from '@trialdesk/contract/paths';
import { pauses } from '../pauses.ts';
import { clarifyOf } from './clarify.ts';
import { groupAlike } from './group-alike.ts';
import { likenesses } from './likeness.ts';

export interface FoundTheme {
  /** Of its first question, so that it stays while others join. */
  key: string;
  /** Is most like the others. */
  typical: CountedQuestion;
  members: readonly CountedQuestion[];
}

/** The newest are compared, which bounds the time to about a second. */
const MOST_COMPARED = 3_000;

/** Fewer requests are no theme. */
const FEWEST_REQUESTS = 3;

/** With fewer questions it is one only if it may need clarification. */
const FEWEST_QUESTIONS = 5;

/** Groups of questions that ask alike, also by the sections that answer them. Other calls go on meanwhile. */
export async function findThemes(questions: readonly CountedQuestion[]): Promise<FoundTheme[]> {
  const newest = questions
    .filter(({ is_withdrawn }) => !is_withdrawn)
    .toSorted((a, b) => (a.asked_at < b.asked_at ? 1 : -1))
    .slice(0, MOST_COMPARED);
  const pause = pauses();
  const likeness = await likenesses(newest, pause);
  const groups = await groupAlike(likeness, pause);
  return groups.flatMap((group) => {
    const members = group.map((at) => ({ at, question: newest[at] })).filter(isKnown);
    const asked = members.map(({ question }) => question);
    const first = asked.toSorted(oldestFirst)[0];
    const total = (at: number) => group.reduce((sum, other) => sum + (likeness[at]?.get(other) ?? 0), 0);
    const typical = members.toSorted((a, b) => total(b.at) - total(a.at))[0]?.question;
    if (!first || !typical || !isTheme(asked)) return [];
    return [{ key: queryKey(first.request_id, first.query_id), typical, members: asked }];
  });
}

/** In an order of their own if they were asked at the same time. */
function oldestFirst(a: CountedQuestion, b: CountedQuestion): number {
  if (a.asked_at !== b.asked_at) return a.asked_at < b.asked_at ? -1 : 1;
  return a.query_id < b.query_id ? -1 : 1;
}

function isKnown(member: { at: number; question: CountedQuestion | undefined }): member is {
  at: number;
  question: CountedQuestion;
} {
  return member.question !== undefined;
}

function isTheme(members: readonly CountedQuestion[]): boolean {
  const requests = new Set(members.map(({ request_id }) => request_id)).size;
  return requests >= FEWEST_REQUESTS && (members.length >= FEWEST_QUESTIONS || clarifyOf(members) !== null);
}
