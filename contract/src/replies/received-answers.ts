import type { RequestHeader, SiteQuery } from '../entities/request.ts';
import { citationReply } from './citing.ts';
import { list, optional, shape, text, timestamp } from './reply-schema.ts';
import { signatureReply } from './requests.ts';

type Answer = NonNullable<SiteQuery['answer']>;

/** An answer as a person has sent it, with the question it was sent for. */
export interface ReceivedAnswer
  extends Pick<RequestHeader, 'request_id' | 'request_number' | 'title'>, Pick<SiteQuery, 'question'> {
  query_id: string;
  answer: Answer;
}

export interface ReceivedAnswers {
  /** Best first; empty if none is likely to apply. */
  answers: ReceivedAnswer[];
}

const answerReply = shape<Answer>({
  text: text(),
  citations: list(citationReply),
  sent_at: timestamp(),
  signature: optional(signatureReply),
});

export const receivedAnswerFields = {
  request_id: text(),
  request_number: optional(text()),
  query_id: text(),
  title: text(),
  question: text(),
  answer: answerReply,
};

export const receivedAnswersReply = shape<ReceivedAnswers>({
  answers: list(shape<ReceivedAnswer>(receivedAnswerFields)),
});
