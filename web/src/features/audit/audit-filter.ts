import { AUDIT_ACTIONS, type AuditAction } from '@trialdesk/contract/entities/audit-entry';
import type { QueryOf } from '@trialdesk/contract/operations/call-types';

/** As kept in the address. Empty does not restrict; days are local, `to` is included. */
export interface AuditFilter {
  actor: string;
  request: string;
  action: AuditAction | '';
  from: string;
  to: string;
}

export const NO_FILTER: AuditFilter = { actor: '', request: '', action: '', from: '', to: '' };

export function filterOf(params: URLSearchParams): AuditFilter {
  const action = params.get('action');
  return {
    actor: params.get('actor') ?? '',
    request: params.get('request') ?? '',
    action: AUDIT_ACTIONS.find((each) => each === action) ?? '',
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
  };
}

export function paramsOf(filter: AuditFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
}

export function queryOf({ actor, request, action, from, to }: AuditFilter): QueryOf<'listAudit'> {
  return {
    ...(actor && { actor }),
    ...(request && { target: `requests/${request}` }),
    ...(action && { action }),
    ...(from && { from: startOfDay(from, 0) }),
    ...(to && { to: startOfDay(to, 1) }),
  };
}

/** The id in the address of a request, or the text itself. */
export function requestIdIn(text: string): string {
  return /\/(?:site-)?request\/([^/?#\s]+)/.exec(text)?.[1] ?? text.trim();
}

function startOfDay(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

function dayOf(value: string | null): string {
  return value !== null && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
}
