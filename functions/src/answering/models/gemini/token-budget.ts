import { sharedContext } from '../../../ingestion/passages/render-context.ts';
import type { Budget, Meter } from '../../retrieval/budget.ts';
import type { ScopePassage } from '../../retrieval/scope.ts';
import { estimateTokens } from '../../text/estimate-tokens.ts';
import { citableLines } from './citable-lines.ts';

/** Of an image, as Gemini counts them by default. */
export const IMAGE_TOKENS = 1_120;

/** What neighbours share is written and counted once. */
export function tokens(most: number): Budget {
  return { most, meter, imageSize: IMAGE_TOKENS };
}

function meter(): Meter {
  const paid = new Set<string>();
  const unpaid = (entry: ScopePassage) => sharedLines(entry).filter(({ place }) => !paid.has(place));
  return {
    sizeOf: (entry) =>
      [...ownLines(entry), ...unpaid(entry).map(({ line }) => line)].reduce(
        (sum, line) => sum + estimateTokens(line),
        0,
      ),
    take: (entry) => {
      for (const { place } of unpaid(entry)) paid.add(place);
    },
  };
}

function ownLines(entry: ScopePassage): string[] {
  const lines = citableLines(entry).map(({ shown }) => `[000] ${shown}\n`);
  return lines.length > 0 ? lines : [`~ ${entry.passage.text}\n`];
}

/** With the document, page or section that each is written once for. */
function sharedLines({
  document,
  passage: { page, section, context },
}: ScopePassage): { line: string; place: string }[] {
  const path = section.join(' › ');
  const above = [...(context.leadIn ?? []), ...(context.groups ?? [])].join(' › ');
  const around = [...sharedContext(context), ...(above === '' ? [] : [above])];
  return [
    { line: `<${document.name}>\n`, place: document.id },
    { line: `# Page ${page}\n`, place: `${document.id} ${page} ${path}` },
    ...[path, ...around].map((line) => ({ line: `~ ${line}\n`, place: `${document.id} ${path} ${line}` })),
  ];
}
