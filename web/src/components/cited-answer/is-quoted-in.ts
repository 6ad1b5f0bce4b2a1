import { dropMarks } from '@trialdesk/contract/citation-marks';

/** Whether an answer has a quote word for word, apart from marks and white space. */
export function isQuotedIn(text: string, quote: string): boolean {
  return bare(text).includes(bare(quote));
}

function bare(text: string): string {
  return dropMarks(text, () => true).replace(/\s+/gu, '');
}
