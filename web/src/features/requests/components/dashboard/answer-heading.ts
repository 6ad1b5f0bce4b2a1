import type { ShownAnswer } from '../shown-answer.ts';

export type AnswerHeading = 'Final Answer' | 'Latest Response' | 'Generated Answer';

export function answerHeading(kind: ShownAnswer['kind'] | null, queries: number): AnswerHeading {
  if (kind === 'sent') return 'Final Answer';
  if (queries > 1) return 'Latest Response';
  return kind === 'edited' ? 'Final Answer' : 'Generated Answer';
}
