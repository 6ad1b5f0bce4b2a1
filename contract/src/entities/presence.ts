/** `presence/{user}`: the request whose answer a member of the research team is writing, or was. */
export interface Presence {
  user_id: string;
  name: string;
  request_id: string;
  /** Writes no longer from then on, unless it is renewed. ISO 8601, UTC. */
  until: string;
}

/** Seconds for which one notice holds. */
export const PRESENCE_LASTS = 60;

/** Seconds between two notices of a person who goes on writing; well below what one holds for. */
export const PRESENCE_EVERY = 20;
