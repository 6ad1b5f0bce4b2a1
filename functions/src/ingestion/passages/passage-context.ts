import type { RowContext } from '../tables/row-context.ts';

/** Searched and given to models, never quoted. Empty parts are omitted. */
export interface PassageContext extends RowContext {
  /** Describes changes since an earlier version; may not be the rule. */
  history?: true;
  /** Lead-ins and list items above, outermost first. */
  leadIn?: string[];
  /** Of its first sentence, on the page before. */
  begun?: string;
  /** Of its last sentence, on the next page. */
  goesOn?: string;
}

export function withoutEmptyParts(context: PassageContext): PassageContext {
  const { history, caption, leadIn, groups, marks, values, cells, unpairedHeaders, footnotes } = context;
  return {
    ...(history && { history }),
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
