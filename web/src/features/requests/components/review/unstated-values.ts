import { stripMarks } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';
import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { citedIn } from '@trialdesk/contract/response-citations';
import { unfoundedValues } from '@trialdesk/contract/unfounded-values';
import type { CitingText } from './document-doubts.ts';
import { knownSiteValues } from './known-site-values.ts';

/**
 * Values in a response that a draft, the present one or one before, had from the site alone, as long as the passages
 * cited in their line do not state them. Lines of the present draft are as they were verified.
 */
export function unstatedValues(query: RequestQuery, { text, citations }: CitingText): string[] {
  const draft = isReadyDraft(query.draft) ? query.draft : null;
  const ofDraft = draft?.site_values ?? [];
  const drafted = new Set(draft?.text.split('\n'));
  const isUnstated = (line: string, value: string) => {
    if (!states(stripMarks(line), value)) return false;
    if (drafted.has(line)) return ofDraft.includes(value);
    return !states(citedIn(line, citations).map(groundsOf).join('\n'), value);
  };
  return knownSiteValues(query).filter((value) => text.split('\n').some((line) => isUnstated(line, value)));
}

function states(text: string, value: string): boolean {
  return unfoundedValues(value, text).length === 0;
}

function groundsOf({ text_snippet, marked_under = '', section, document_name }: Citation): string {
  return [text_snippet, marked_under, section, document_name].join('\n');
}
