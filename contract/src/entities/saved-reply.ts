import type { Actor } from './user.ts';

/** `saved_replies/{id}`: words of a person to insert into responses, with placeholders. */
export interface SavedReply {
  id: string;
  title: string;
  text: string;
  /** Who alone has it; null for one of the whole research team. */
  owner_id: string | null;
  /** Increases with each change, from 0; a change based on an older version is refused. */
  version: number;
  changed_by: Actor;
  changed_at: string;
}
