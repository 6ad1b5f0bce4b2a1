import { LIMITS } from '@trialdesk/contract/limits';
import type { ReceivedAnswer } from '@trialdesk/contract/replies/received-answers';
import useSWR from 'swr';
import { call } from '../../../lib/api.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import type { RequestForm } from '../request-form.ts';

/** Milliseconds without typing: longer than between two words, since each search reads the site's answers. */
const PAUSE = 700;

const NONE: readonly ReceivedAnswer[] = [];

/** Answers of the site that may apply to what is typed. None while too little is typed, or if they cannot be found. */
export function useReceivedAnswers(form: RequestForm): readonly ReceivedAnswer[] {
  const settled = JSON.parse(useSettled(JSON.stringify(searchOf(form)), PAUSE)) as Search | null;
  const { data } = useSWR(settled && { id: 'findReceivedAnswers', ...settled }, find, { keepPreviousData: true });
  // While the next search runs, the last one is shown, unless the site or study is another one.
  const isOfForm = data?.siteId === form.siteId && data.studyId === form.studyId;
  return settled && isOfForm ? data.answers : NONE;
}

type Search = Pick<RequestForm, 'title' | 'question' | 'siteId' | 'studyId'>;

/** Null until there is enough to search for. Text that is too long cannot be asked either. */
function searchOf({ title, question, siteId, studyId }: RequestForm): Search | null {
  const texts = { title: usable(title, LIMITS.title), question: usable(question, LIMITS.question) };
  const isEnough = texts.title !== '' || texts.question !== '';
  return isEnough && siteId !== '' && studyId !== '' ? { ...texts, siteId, studyId } : null;
}

function usable(typed: string, { min, max }: { min: number; max: number }): string {
  const text = typed.trim();
  return text.length >= min && text.length <= max ? text : '';
}

async function find({ title, question, siteId, studyId }: Search) {
  const body = { title, question, site_id: siteId, study_id: studyId };
  return { siteId, studyId, answers: (await call('findReceivedAnswers', { body })).answers };
}
