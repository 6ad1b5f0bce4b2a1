import type { Actor } from './user.ts';

/** `notes/{id}`: what the research team writes to itself about a request. No site can read it; its words never change. */
export interface Note {
  id: string;
  request_id: string;
  /** Absent if the request had none yet. */
  request_number?: string;
  text: string;
  /** Colleagues whose attention it wants. */
  mentions: Actor[];
  written_by: Actor;
  written_at: string;
  /** Absent unless it is a question to a colleague. */
  asks?: AskedColleague;
  /** Id of the question that it answers; absent if it answers none. */
  answers?: string;
  /** Ids of those who have yet to open it: whom it mentions, and who asked what it answers. Absent if it was for nobody. */
  unread_by?: string[];
}

/** Whom a note asks, and what has become of that. */
export interface AskedColleague {
  id: string;
  name: string;
  /** By a note of anybody on the research team; null while it waits. */
  answered_at: string | null;
  /** Of the next reminder; null after the last one, or once it is answered. */
  remind_at: string | null;
}
