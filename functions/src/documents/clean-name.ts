import { LIMITS } from '@trialdesk/contract/limits';
import { asLine, isVisible } from '@trialdesk/contract/single-line';

const ENDING = '.pdf';

/** Without folders, with the ending of a PDF; only browsers always send a name. */
export function cleanName(filename: string | undefined): string {
  const name = asLine((filename ?? '').split(/[\\/]/).at(-1) ?? '');
  const stem = name.toLowerCase().endsWith(ENDING) ? name.slice(0, -ENDING.length) : name;
  if (!isVisible(stem)) return `Document${ENDING}`;
  const ending = name.slice(stem.length) || ENDING;
  return asLine(stem.slice(-(LIMITS.documentName.max - ending.length))) + ending;
}
