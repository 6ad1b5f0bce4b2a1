import fc from 'fast-check';

const OWN_KINDS = ['add', 'correct', 'withdraw', 'rate'] as const;

/** What a site does with a question besides asking it, and with its answer. */
export type OwnKind = (typeof OWN_KINDS)[number];

/** Numbers choose among the people, requests or documents of that moment, modulo their number. */
export type Step =
  | { kind: 'ask'; who: number; site: number; study: number }
  | { kind: 'follow_up' | 'edit' | 'send' | 'send_draft' | 'redraft' | OwnKind; who: number; request: number }
  | { kind: 'archive' | 'restore' | 'replace'; who: number; document: number }
  | { kind: 'move'; who: number; document: number; study: number }
  | { kind: 'delete_user'; who: number; user: number }
  | { kind: 'change_access'; who: number; user: number; to: number };

const nth = fc.nat({ max: 1_000 });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('ask' as const), who: nth, site: nth, study: nth }) },
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constantFrom('follow_up', 'edit', 'edit', 'send', 'send', 'send_draft', 'redraft'),
      who: nth,
      request: nth,
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({ kind: fc.constantFrom(...OWN_KINDS), who: nth, request: nth }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('archive', 'restore', 'replace'), who: nth, document: nth }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), who: nth, document: nth, study: nth }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete_user' as const), who: nth, user: nth }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('change_access' as const), who: nth, user: nth, to: nth }) },
);

export function steps(length: number): fc.Arbitrary<Step[]> {
  // A question first, so that the others have something to act on.
  const first = fc.record({ kind: fc.constant('ask' as const), who: nth, site: nth, study: nth });
  return fc
    .tuple(first, fc.array(step, { minLength: length - 1, maxLength: length - 1 }))
    .map(([ask, rest]) => [ask, ...rest]);
}
