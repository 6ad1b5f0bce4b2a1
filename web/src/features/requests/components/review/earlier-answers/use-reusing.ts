import type { RequestQuery } from '@trialdesk/contract/entities/request';
import type { EarlierAnswer, ReusedAnswer } from '@trialdesk/contract/replies/earlier-answers';
import { useState } from 'react';
import { ApiError } from '../../../../../lib/api-error.ts';
import { reuseAnswer } from '../../../api/earlier-answers.ts';
import { openEdit, withParagraph, type ResponseEdit } from '../response-edit.ts';
import { responseField } from '../use-citing.ts';
import { withCitation } from '../with-mark.ts';

interface Reusing {
  requestId: string;
  query: RequestQuery;
  edit: ResponseEdit | null;
  setEdit: (edit: ResponseEdit) => void;
}

export interface Reuse {
  /** Undefined while two texts conflict. */
  insert: ((earlier: EarlierAnswer) => Promise<void>) | undefined;
  /** Being inserted. */
  underWay: EarlierAnswer | null;
  inserted: Pick<ReusedAnswer, 'lost' | 'identifying'> | null;
  /** Why the last one could not be inserted. */
  problem: string | null;
}

/** Adds an earlier answer to the end of the response, opening the editor if need be. */
export function useReusing({ requestId, query, edit, setEdit }: Reusing): Reuse {
  const [underWay, setUnderWay] = useState<EarlierAnswer | null>(null);
  const [inserted, setInserted] = useState<Reuse['inserted']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = openEdit(edit, query);
  const insert = async (earlier: EarlierAnswer) => {
    if (!current) return;
    setUnderWay(earlier);
    setProblem(null);
    setInserted(null);
    try {
      const { text, citations, lost, identifying } = await reuseAnswer({ requestId, queryId: query.id }, earlier);
      const field = responseField(query.id);
      // What was typed while the call was under way is in the field.
      const typed = field ? { ...current, text: field.value } : current;
      setEdit(withParagraph(citations.reduce(withCitation, typed), text));
      setInserted({ lost, identifying });
      requestAnimationFrame(() => {
        const opened = responseField(query.id);
        opened?.focus();
        opened?.setSelectionRange(opened.value.length, opened.value.length);
      });
    } catch (error) {
      setProblem(error instanceof ApiError ? error.detail : 'The answer could not be inserted. Please try again.');
    } finally {
      setUnderWay(null);
    }
  };
  return { insert: current ? insert : undefined, underWay, inserted, problem };
}
