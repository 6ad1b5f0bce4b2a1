import type { Owned } from './owned.ts';

/** `saved_replies/{id}`: words of a person to insert into responses, with placeholders. */
export interface SavedReply extends Owned {
  title: string;
  text: string;
}
