import type { CitedSection, CountedDraft } from '@trialdesk/contract/entities/report-part';

/** What groups of cited sections are called. */
export function labelOf({ document_name, section }: CitedSection): string {
  return [document_name, section].filter(Boolean).join(' › ');
}

/** What groups of drafts are called: by what wrote them. */
export function writerOf({ mode, model, prompt_version }: CountedDraft): string {
  return mode === 'extractive' ? 'Extracted, no model' : `${model} (${prompt_version})`;
}
