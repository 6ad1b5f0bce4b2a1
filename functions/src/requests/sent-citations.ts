import { danglingMarks, dropMarks, closeUpMarks } from '@trialdesk/contract/citation-marks';
import { sendsCitations } from '@trialdesk/contract/entities/draft';
import type { RequestQuery, SentAnswer } from '@trialdesk/contract/entities/request';
import { availableCitations, closedUp } from '@trialdesk/contract/response-citations';
import { ApiError } from '../http/api-error.ts';
import { filled } from '../messages.ts';

type Cited = Pick<SentAnswer, 'text' | 'citations'>;
type Answered = Pick<RequestQuery, 'draft' | 'edit' | 'added'>;

interface Submitted {
  text: string;
  /** To send. */
  citations?: number[] | undefined;
  /** The text's numbers refer to the draft, else to the saved response. */
  basedOnDraft?: boolean | undefined;
}

/** With the citations it refers to. Errors: 422 for a number without a citation. */
export function savedCitations(query: Answered, { text, basedOnDraft }: Submitted): Cited {
  return cited(text, citable(query, basedOnDraft));
}

/**
 * Citations the text refers to, of the chosen ones: by default all, or none if the draft has citations off. With
 * citations off, marks of omitted ones are removed. Errors: 400 for an unknown choice; 422 for a number in the text
 * without a citation.
 */
export function sentCitations(query: Answered, { text, citations: chosen, basedOnDraft }: Submitted): Cited {
  const available = citable(query, basedOnDraft);
  const numbers = available.map(({ number }) => number);
  if (chosen?.some((number) => !numbers.includes(number))) throw new ApiError('bad_input', 'unknownCitation');
  const wanted = chosen ?? (sendsCitations(query.draft) ? numbers : []);
  const dropped = sendsCitations(query.draft) ? [] : numbers.filter((number) => !wanted.includes(number));
  return cited(
    textWithout(text, (number) => dropped.includes(number)),
    available.filter(({ number }) => wanted.includes(number)),
  );
}

/** Whether a call with this has sent the answer already. */
export function isRepeated(sent: SentAnswer, { draft }: Pick<Answered, 'draft'>, submitted: Submitted): boolean {
  const { text, citations: chosen = [] } = submitted;
  const kept = sendsCitations(draft) ? text : textWithout(text, (number) => !chosen.includes(number));
  return sent.text === text || sent.text === closeUpMarks(kept).text;
}

function citable(query: Answered, basedOnDraft: boolean | undefined): Cited['citations'] {
  return availableCitations(basedOnDraft ? { ...query, edit: null } : query);
}

function cited(text: string, citations: Cited['citations']): Cited {
  const dangling = danglingMarks(
    text,
    citations.map(({ number }) => number),
  ).join(', ');
  if (dangling === '') return closedUp(text, citations);
  throw new ApiError('uncited_number', filled('uncitedNumber', { marks: dangling }), {
    final_answer: filled('noCitation', { marks: dangling }),
  });
}

/** Keeps a text of marks only, which is then refused. */
function textWithout(text: string, isDropped: (number: number) => boolean): string {
  const bare = dropMarks(text, isDropped);
  return bare.trim() === '' ? text : bare;
}
