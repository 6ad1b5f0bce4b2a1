import type { DraftFailure } from '@trialdesk/contract/entities/draft';
import { candidate, failed, promptOf, type Reply } from '../../answering/testing/vertex-server.ts';

export interface ModelFault {
  name: string;
  /** `none`: nobody listens. */
  reply: Reply | 'none';
  /** Why a draft waits for it; null if it gets a draft of the model. */
  reason: DraftFailure | null;
}

/** What no document states. */
const INVENTED = [
  'A missed week 4 visit may be made up within 19 days of the planned date.',
  'A missed week 4 visit may not be made up within 3 days of the planned date.',
  'The sponsor has approved every late dose.',
];

/** Cites a line that says something else, lines that do not exist, and words in place of lines; also in its repair. */
const misquoting: Reply = (response, call) => {
  const lines = [...promptOf(call).matchAll(/^\[(\d+)\] /gm)].map(([, line]) => Number(line));
  const [values = '', negated = '', unproved = ''] = INVENTED;
  const sentences = [
    { replaces: 1, evidence: lines, text: values },
    { replaces: 2, evidence: lines, text: negated },
    { replaces: 3, evidence: [9_999, -1, unproved], text: `${unproved} [1]` },
  ];
  const answer = { evidence: [9_999], answerable: true, sentences, confidence: 'high' };
  candidate(JSON.stringify(answer))(response, call);
};

const page: Reply = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>');

export const MODEL_FAULTS: ModelFault[] = [
  { name: 'is gone', reply: 'none', reason: 'unavailable' },
  { name: 'does not reply in time', reply: () => undefined, reason: 'timeout' },
  { name: 'is over quota', reply: failed(429, 'RESOURCE_EXHAUSTED'), reason: 'quota' },
  { name: 'is unavailable', reply: failed(503, 'UNAVAILABLE'), reason: 'unavailable' },
  { name: 'is cut off', reply: candidate('{"answerable": true, "sentences": [{"te', 'MAX_TOKENS'), reason: 'unusable' },
  { name: 'returns another shape', reply: candidate('{"answerable": "perhaps"}'), reason: 'unusable' },
  { name: 'returns a web page', reply: page, reason: 'unavailable' },
  { name: 'misquotes', reply: misquoting, reason: null },
];

/** Nothing of the model, sent by nobody, may be where a site reads it. */
export const UNSENT_WORDS = [...INVENTED, 'made up within 3 days'];
