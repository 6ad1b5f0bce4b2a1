import type { Citation } from '../entities/citation.ts';
import type { Approval, RequestHeader } from '../entities/request.ts';
import type { Actor } from '../entities/user.ts';
import { citationReply } from './citing.ts';
import { receivedAnswerFields, type ReceivedAnswer } from './received-answers.ts';
import { list, optional, shape, text, timestamp } from './reply-schema.ts';

/** An answer that a person has sent to a site of the study. */
export interface EarlierAnswer extends ReceivedAnswer, Pick<RequestHeader, 'site_name'> {
  /** Absent while nobody has approved it for reuse. */
  approval?: Approval;
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

const approvalReply = shape<Approval>({ by: shape<Actor>({ id: text(), name: text() }), at: timestamp() });

export const earlierAnswersReply = shape<EarlierAnswers>({
  answers: list(
    shape<EarlierAnswer>({ ...receivedAnswerFields, site_name: text(), approval: optional(approvalReply) }),
  ),
});

export const reusedAnswerReply = shape<ReusedAnswer>({
  text: text(),
  citations: list(citationReply),
  lost: list(citationReply),
  identifying: list(text()),
});
