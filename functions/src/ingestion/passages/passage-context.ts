import type { RowContext } from '../tables/row-context.ts';

/**
 * What the page says around a passage and a reader needs to understand it. Searched and given to models, never quoted.
 * Empty parts are left out, so that the stored file stays small.
 */
export interface PassageContext extends RowContext {
  /** The sentences and list items that the passage belongs to, outermost first. */
  leadIn?: string[];
}

/** The context without its empty parts. */
export function withoutEmptyParts(context: PassageContext): PassageContext {
  const { caption, leadIn, groups, marks, values, cells, unpairedHeaders, footnotes } = context;
  return {
    ...(caption && { caption }),
    ...(leadIn?.length && { leadIn }),
    ...(groups?.length && { groups }),
    ...(marks?.length && { marks }),
    ...(values?.length && { values }),
    ...(cells?.length && { cells }),
    ...(unpairedHeaders && { unpairedHeaders }),
    ...(footnotes?.length && { footnotes }),
  };
}
