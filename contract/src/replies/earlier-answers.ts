import type { Citation } from '../entities/citation.ts';
import type { RequestHeader } from '../entities/request.ts';
import type { Act } from '../entities/user.ts';
import { actReply } from './actor.ts';
import { citationReply } from './citing.ts';
import { receivedAnswerFields, type ReceivedAnswer } from './received-answers.ts';
import { flag, list, optional, shape, text } from './reply-schema.ts';

/** An answer that a person has sent to a site of the study. */
export interface EarlierAnswer extends ReceivedAnswer, Pick<RequestHeader, 'site_name'> {
  /** Whether its question shares enough with this one to be offered unasked; others share a word or the subject. */
  is_close: boolean;
  /** Absent while nobody has approved it for reuse. */
  approval?: Act;
}

export interface EarlierAnswers {
  /** Approved ones first, then best first; empty if none is likely to apply. */
  answers: EarlierAnswer[];
}

/** An earlier answer, to be inserted into a response. */
export interface ReusedAnswer {
  /** Its marks are the numbers of `citations`. Those of `lost` are gone. */
  text: string;
  /** Found in the documents in use, and available to the response. */
  citations: Citation[];
  /** As they were sent: the documents in use do not have their words. */
  lost: Citation[];
  /** Words of `text` that may say who asked before, of which site or about which participant. Only a hint. */
  identifying: string[];
}

export const earlierAnswersReply = shape<EarlierAnswers>({
  answers: list(
    shape<EarlierAnswer>({
      ...receivedAnswerFields,
      site_name: text(),
      is_close: flag(),
      approval: optional(actReply),
    }),
  ),
});

export const reusedAnswerReply = shape<ReusedAnswer>({
  text: text(),
  citations: list(citationReply),
  lost: list(citationReply),
  identifying: list(text()),
});
