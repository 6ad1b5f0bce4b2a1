import type { Actor } from './user.ts';

/** `notes/{id}`: what the research team writes to itself about a request. No site can read it; it never changes. */
export interface Note {
  id: string;
  request_id: string;
  text: string;
  /** Colleagues whose attention it wants. */
  mentions: Actor[];
  written_by: Actor;
  written_at: string;
}
