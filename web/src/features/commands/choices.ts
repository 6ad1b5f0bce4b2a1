import type { FoundRequest } from '@trialdesk/contract/replies/search';
import type { Shortcut } from '../../lib/shortcuts/shortcut.ts';

/** What the palette offers. */
export type Choice =
  | { kind: 'page'; key: string; label: string; to: string }
  | { kind: 'request'; key: string; label: string; request: FoundRequest }
  | { kind: 'action'; key: string; label: string; shortcut: Shortcut };

export const GROUPS = { request: 'Requests', action: 'On this page', page: 'Pages' } as const satisfies Record<
  Choice['kind'],
  string
>;

interface Offered {
  requests: readonly FoundRequest[];
  pages: readonly { label: string; to: string }[];
  shortcuts: readonly Shortcut[];
}

/** By group. Pages and actions have all words of the text; requests were found by the server. */
export function choicesFor(text: string, { requests, pages, shortcuts }: Offered): Choice[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = ({ label }: { label: string }) => words.every((word) => label.toLowerCase().includes(word));
  // Of shortcuts with the same keys the last one runs.
  const running = [...new Map(shortcuts.map((each) => [each.keys, each])).values()];
  // What is found last comes last, so that nothing moves under the selection.
  return [
    ...pages.filter(isWanted).map((page): Choice => ({ kind: 'page', key: page.to, ...page })),
    ...running
      .filter(isWanted)
      .map((shortcut): Choice => ({ kind: 'action', key: shortcut.keys, label: shortcut.label, shortcut })),
    ...requests.map((request): Choice => ({ kind: 'request', key: request.request_id, label: request.title, request })),
  ];
}
