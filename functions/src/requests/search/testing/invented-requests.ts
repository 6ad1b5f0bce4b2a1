import type { RequestRecord, RequestQuery } from '@trialdesk/contract/entities/request';

const WORDS = (
  'visit dose patient window missed screening consent serious adverse event protocol amendment laboratory sample ' +
  'fasting blood pressure week randomised placebo eligible creatinine clearance withdrawal rescue medication pregnancy ' +
  'washout kit temperature storage unblinding hospitalised diary questionnaire infusion reaction premedication ' +
  'the a of is may within after before if we our should be and or not than more until three days hours again'
).split(' ');

/** Pseudo-random numbers below 1, the same for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface Invented {
  random: () => number;
  count: number;
  site_id?: string;
  study_id?: string;
}

const START = Date.parse('2024-01-01T00:00:00.000Z');
const ROBIN = { id: 'robin', name: 'Robin Reed' };

/** A minute apart, most with one question; names and numbers make some texts rare. */
export function inventRequests({ random, count, site_id = 'site', study_id = 'study' }: Invented): RequestRecord[] {
  const below = (most: number) => Math.floor(random() * most);
  const sentence = (length: number) =>
    Array.from({ length }, () => (random() < 0.05 ? `SUBJ-${below(99_999)}` : (WORDS[below(WORDS.length)] ?? ''))).join(
      ' ',
    );
  const name = () => `${['Ada', 'Béla', 'Chloë', 'Dmitri', 'İpek'][below(5)] ?? ''} ${sentence(1)}`;
  return Array.from({ length: count }, (_, at): RequestRecord => {
    const created_at = new Date(START + at * 60_000).toISOString();
    const query = (turn: number): RequestQuery => ({
      id: `q${turn}`,
      question: `${sentence(20 + below(40))}?`,
      asked_by: ROBIN,
      timestamp_created: created_at,
      draft: { state: 'queued', since: created_at },
      redraft: null,
      edit: null,
      sent: random() < 0.7 ? { text: sentence(60), citations: [], sent_by: ROBIN, sent_at: created_at } : null,
      version: 1,
    });
    const queries = Array.from({ length: random() < 0.9 ? 1 : 3 }, (_each, turn) => query(turn + 1));
    return {
      request_id: `invented${at}-${site_id}`,
      ...{ study_id, study_name: `LANTERN-${below(50)}`, site_id, site_name: `Clinic ${sentence(1)} ${below(300)}` },
      ...{ title: sentence(5), category: 'other', priority: 'low', created_at },
      status: queries.at(-1)?.sent ? 'completed' : 'processing',
      ...{ requester_id: ROBIN.id, requester_name: name() },
      queries,
    };
  });
}
