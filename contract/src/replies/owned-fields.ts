import { flag, integer, shape, text, timestamp } from './reply-schema.ts';

/** Of `AsOwned`. */
export const OWNED_FIELDS = {
  id: text(),
  is_shared: flag(),
  version: integer(),
  changed_by: shape({ id: text(), name: text() }),
  changed_at: timestamp(),
};
