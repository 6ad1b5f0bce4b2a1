import type { AuditAction } from '@trialdesk/contract/entities/audit-entry';
import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import type { CallOptions } from '../api-world.ts';
import { isOpen, type ExpectedQuery } from './expected-state.ts';
import type { OwnKind, Step } from './steps.ts';

interface OwnStep {
  method: 'POST' | 'PUT';
  path: string;
  json: CallOptions['json'];
  action: AuditAction;
  /** For a person who may do it at all. */
  isPossible: boolean;
  /** Accepted, and changes nothing. */
  isRepeated: boolean;
  apply: () => void;
}

const OWN: Record<OwnKind, true> = { add: true, correct: true, withdraw: true, rate: true };

export function isOwn(kind: Step['kind']): kind is OwnKind {
  return kind in OWN;
}

/** The call, when it should be accepted, and what follows. `count` makes texts differ. */
export function ownStep(kind: OwnKind, query: ExpectedQuery, { id, count }: { id: string; count: number }): OwnStep {
  const mayChange = isOpen(query) && query.changes < SERVER_LIMITS.changesPerQuestion;
  switch (kind) {
    case 'add': {
      const text = `Addition ${count}: the window of the week 12 visit has closed.`;
      return {
        ...{ method: 'POST', path: 'additions', json: { text }, action: 'question.added_to' },
        ...{ isPossible: mayChange, isRepeated: false },
        apply: () => Object.assign(query, { question: `${query.question}\n\n${text}`, changes: query.changes + 1 }),
      };
    }
    case 'correct': {
      const question = `Question ${count}, corrected: may the missed week 12 visit be made up?`;
      return {
        ...{ method: 'PUT', path: 'question', json: { question }, action: 'question.corrected' },
        ...{ isPossible: mayChange && !query.isStarted, isRepeated: false },
        apply: () => Object.assign(query, { question, changes: query.changes + 1 }),
      };
    }
    case 'withdraw': {
      const reason = 'Found in the manual';
      return {
        ...{ method: 'PUT', path: 'withdrawal', json: { reason }, action: 'question.withdrawn' },
        ...{ isPossible: isOpen(query) || query.isWithdrawn, isRepeated: query.isWithdrawn },
        apply: () => Object.assign(query, { isWithdrawn: true }),
      };
    }
    case 'rate': {
      const helpful = count % 3 > 0;
      return {
        ...{ method: 'PUT', path: 'feedback', json: { helpful }, action: 'answer.rated' },
        ...{ isPossible: query.sent !== null, isRepeated: query.rated.get(id) === helpful },
        apply: () => query.rated.set(id, helpful),
      };
    }
  }
}
