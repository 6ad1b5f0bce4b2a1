import type { Citation } from '@trialdesk/contract/entities/citation';

/** What a citation shows, in which a statement's values may be. */
export function groundsOf({ text_snippet, marked_under = '', section, document_name }: Citation): string {
  return [text_snippet, marked_under, section, document_name].join('\n');
}
