import { CATEGORIES, PRIORITIES } from '@trialdesk/contract/choices';
import { LIMITS } from '@trialdesk/contract/limits';
import { createRequestPayload } from '@trialdesk/contract/payloads/create-request';
import { evaluationPayload } from '@trialdesk/contract/payloads/evaluation';
import { SAMPLE_REQUESTS } from './requests.ts';
import { SAMPLE_SITES } from './sample-request.ts';
import { SAMPLE_STUDIES } from './studies.ts';

const turns = SAMPLE_REQUESTS.flatMap((request) => request.turns);

function distinct(values: Iterable<string>): string[] {
  return [...new Set(values)].sort();
}

it('covers every site, study, category and priority', () => {
  expect(distinct(SAMPLE_REQUESTS.map(({ site }) => site))).toEqual(distinct(Object.keys(SAMPLE_SITES)));
  expect(distinct(SAMPLE_REQUESTS.map(({ study }) => study))).toEqual(distinct(SAMPLE_STUDIES.map(({ key }) => key)));
  expect(distinct(SAMPLE_REQUESTS.map(({ category }) => category))).toEqual(distinct(Object.keys(CATEGORIES)));
  expect(distinct(SAMPLE_REQUESTS.map(({ priority }) => priority))).toEqual(distinct(PRIORITIES));
});

it('covers every state of a request', () => {
  const states = SAMPLE_REQUESTS.map(({ turns }) => {
    const last = turns[turns.length - 1];
    const thread = turns.length > 1 ? 'thread ' : '';
    if (last?.outcome.state === 'sent') return `${thread}sent from ${last.outcome.answer.from}`;
    return `${thread}${last?.answerable ? 'answerable' : 'unanswerable'} ${last?.outcome.state}`;
  });
  expect(distinct(states)).toEqual([
    'answerable edited',
    'answerable waiting',
    'sent from draft',
    'sent from reviewer',
    'thread answerable waiting',
    'thread sent from reviewer',
    'unanswerable waiting',
  ]);
});

it('passes the validation of the forms', () => {
  for (const { title, category, priority, turns } of SAMPLE_REQUESTS) {
    for (const { question } of turns) {
      const payload = { title, question, category, priority, studyId: 's', userId: 'u', siteId: 's' };
      expect(createRequestPayload.validateSync(payload, { strict: true })).toMatchObject({ title, question });
    }
  }
  for (const { outcome } of turns) {
    if (outcome.state !== 'sent') continue;
    expect(evaluationPayload.isValidSync(outcome.evaluation)).toBe(true);
    if (outcome.answer.from === 'reviewer') expect(outcome.answer.text.length).toBeLessThan(LIMITS.answer.max);
  }
});

it('orders each thread by time, with all but the last turn answered', () => {
  for (const { turns } of SAMPLE_REQUESTS) {
    const hours = turns.flatMap(({ askedHoursAgo, outcome }) =>
      outcome.state === 'waiting' ? [askedHoursAgo] : [askedHoursAgo, outcome.hoursAgo],
    );
    expect(hours).toEqual(hours.toSorted((a, b) => b - a));
    expect(turns.slice(0, -1).every(({ outcome }) => outcome.state === 'sent')).toBe(true);
  }
});

it('has unique keys', () => {
  const keys = SAMPLE_REQUESTS.map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)]);
});

it('has the Site Manager answer only for their own sites', () => {
  for (const { site, turns } of SAMPLE_REQUESTS) {
    for (const { outcome } of turns) {
      if (outcome.state !== 'waiting' && site === 'northgate') expect(outcome.by).toBe('admin');
    }
  }
});
