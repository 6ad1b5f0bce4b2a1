import { demoStudy } from './demo-study.ts';
import { protocolQuote } from './drafted-request.ts';
import { readyDraft, signedAnswer, type Given } from './given.ts';

export const SENT = 'A missed dose may be taken within 6 hours of the usual time.';
export const STILL_THERE = 'A missed dose is taken if it is remembered within 6 hours of the usual time.';
export const GONE = 'Words that are nowhere in this protocol any more.';

/** An answer sent to one site, and a question like it of another that waits with a draft. */
export async function answeredBefore(given: Given) {
  const [site, elsewhere] = [await given.site('Harrow Clinic'), await given.site('Elms Hospital')];
  const study = await demoStudy('LANTERN-3');
  const quote = await protocolQuote();
  const sent = signedAnswer(`${SENT} [1] Tell the participant to write down the time. [2]`, {
    citations: [
      { ...quote, number: 1, page: 12, text_snippet: STILL_THERE },
      { ...quote, number: 2, page: 12, text_snippet: GONE },
    ],
  });
  const answered = await given.request({
    ...{ site: elsewhere, study, title: 'Missed dose in the evening', status: 'completed' as const },
    queries: [
      {
        question: 'A participant missed the evening dose. May the missed dose be taken later?',
        sent,
        approval: { by: { id: 'ines', name: 'Ines Keller' }, at: new Date().toISOString() },
      },
    ],
  });
  const request = await given.request({
    ...{ site, study, title: 'Missed dose' },
    queries: [
      {
        question: 'Our participant missed the evening dose, may it be taken later?',
        draft: readyDraft('This is LANTERN-3. [1]', [{ ...quote, number: 1 }]),
      },
    ],
  });
  const manager = await given.person('Site Manager', [site], { name: 'Maya Okafor' });
  return { answered, request, site, elsewhere, manager };
}
