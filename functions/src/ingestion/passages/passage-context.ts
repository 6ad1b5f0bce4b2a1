import type { RowContext } from '../tables/row-context.ts';

/**
 * Text around a passage. Searched and given to models, never quoted. Empty parts are omitted to keep the stored file
 * small.
 */
export interface PassageContext extends RowContext {
  /** Lead-ins and list items above, outermost first. */
  leadIn?: string[];
}

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
