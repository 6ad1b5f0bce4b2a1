import type { Actor } from './user.ts';

/** Of a record that one person keeps, or the whole research team. */
export interface Owned {
  id: string;
  /** Who alone has it; null for one of the whole research team. */
  owner_id: string | null;
  /** Increases with each change, from 0; a change based on an older version is refused. */
  version: number;
  changed_by: Actor;
  changed_at: string;
}

/** As the API returns it. */
export type AsOwned<T extends Owned> = Omit<T, 'owner_id'> & {
  /** Whether the whole research team has it. */
  is_shared: boolean;
};
