import { identifyingWordsIn } from '@trialdesk/contract/identifying-words';
import type { ShareAnswerPayload } from '@trialdesk/contract/payloads/announcement';

/** Of an answer to share: words that may say who asked and that nobody has left on purpose. */
export function wordsToRemove(values: ShareAnswerPayload, names: readonly string[]): string[] {
  return identifyingWordsIn(values, names).filter((words) => !values.kept_words.includes(words));
}
