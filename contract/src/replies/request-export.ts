import { ROLES, type Role } from '../roles.ts';
import { anyObject, list, oneOf, optional, shape, text, timestamp } from './reply-schema.ts';

/** Raised when a field changes its meaning. */
export const EXPORT_FORMAT = 'trialdesk-request-1';

const AUDIENCES = ['research team', 'site'] as const;

type Fields = Record<string, unknown>;

/** The record of a request as stored; a site's has only what the site sees. */
export interface RequestExport {
  format: typeof EXPORT_FORMAT;
  audience: (typeof AUDIENCES)[number];
  exported_at: string;
  exported_by: { name: string; role: Role };
  request: Fields;
  /** Oldest first. */
  queries: Fields[];
  /** Oldest first; of the research team's alone. */
  audit?: Fields[];
}

export const requestExportReply = shape<RequestExport>({
  format: oneOf([EXPORT_FORMAT]),
  audience: oneOf(AUDIENCES),
  exported_at: timestamp(),
  exported_by: shape<RequestExport['exported_by']>({ name: text(), role: oneOf(ROLES) }),
  request: anyObject(),
  queries: list(anyObject()),
  audit: optional(list(anyObject())),
});
