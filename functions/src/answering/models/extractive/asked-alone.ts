import { questionsAsked, storyAndQuestions, understoodAlone } from '../../question/parts.ts';
import type { ModelAnswer } from '../draft-model.ts';

/** The first question has the answer to the whole, if there is one; if not, what a story asks needs the story. */
export function askedAlone(question: string, whole: ModelAnswer): string[] {
  const alone = understoodAlone(question);
  if (!whole.answerable) return storyAndQuestions(question).story === '' ? alone : [];
  const [first] = questionsAsked(question);
  return alone.filter((part) => part !== first);
}
