import type { Page } from '@playwright/test';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { DocumentDoubt, ReadyDraft, SetAsideDocument } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { LIMITS } from '@trialdesk/contract/limits';
import { documents, users } from '../../functions/src/firebase/collections.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { answeredBefore } from '../../e2e/harness/answered-before.ts';
import { demoStudy } from '../../e2e/harness/demo-study.ts';
import { draftedRequest, editor, PROTOCOL, protocolQuote, reviewPath } from '../../e2e/harness/drafted-request.ts';
import { evaluatedRequest } from '../../e2e/harness/evaluated-request.ts';
import { readyDraft, type Given } from '../../e2e/harness/given.ts';
import { storedStreak } from '../../e2e/harness/stored-streak.ts';
import { click, inRequest, open, returned, type Screen } from './screen.ts';

const writeNote = async (page: Page) => {
  await click('tab', /^Notes/)(page);
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Asked the medical monitor.\nNo answer yet.');
  await click('button', 'Add Note')(page);
  await page.getByRole('list', { name: 'Notes, newest first' }).waitFor();
};

const openSource = async (page: Page) => {
  // The dashboard has buttons of the same name.
  await page.getByRole('tab', { name: 'Citations' }).waitFor();
  await click('button', /, page \d+$/)(page);
  await page.locator('.td-pdf-mark[data-kind="quote"]').first().waitFor();
};

const MANUAL = { document_id: 'manual', document_name: 'Pharmacy manual for tablets and capsules.pdf' };

const DOUBTS: DocumentDoubt[] = [
  { ...MANUAL, kind: 'all_studies' },
  { ...MANUAL, kind: 'other_study', named: 'KSB-108-201' },
];

const SITE_VALUES = ['900 mg', '3 day'];

const upload = { version: 2, upload_date: '2026-03-02T12:00:00.000Z' };

const SET_ASIDE: SetAsideDocument[] = [
  { ...upload, id: 'a', name: MANUAL.document_name, kind: 'other_study', named: 'KSB-108-201' },
  { ...upload, id: 'b', name: 'Laboratory manual.pdf', kind: 'other_drug', named: 'Marwenlimab' },
];

/** The protocol, then the manual. */
async function citations(): Promise<Citation[]> {
  const quote = await protocolQuote();
  const words = 'Kits that were out of the refrigerator for less than three days may be dispensed.';
  return [
    { ...quote, number: 1 },
    { ...quote, ...MANUAL, number: 2, page: 7, section: '4 › 4.2 Excursions', text_snippet: words },
  ];
}

async function doubtedDraft(): Promise<ReadyDraft> {
  const text = 'This is asked about LANTERN-3. [1]\nGive the 900 mg even three days late. [2]';
  return {
    ...(await currentDraft(text, await citations())),
    confidence: 'low',
    doubts: DOUBTS,
    site_values: SITE_VALUES,
  };
}

const reviewOf = (query: () => Promise<Partial<RequestQuery>>) => async (_page: Page | null, given: Given) => {
  const [site, study] = await Promise.all([given.site('Harbor Clinic'), demoStudy('LANTERN-3')]);
  return reviewPath(await given.request({ site, study, title: 'Late dose', queries: [await query()] }));
};

/** As written from the documents in use. */
async function currentDraft(text: string, cited: Citation[]): Promise<ReadyDraft> {
  const { docs } = await documents().where('name', '==', PROTOCOL).get();
  const searched = docs
    .map((doc) => doc.data())
    .map(({ id, name, version, upload_date }) => ({ id, name, version, upload_date }));
  return { ...readyDraft(text, cited), searched };
}

/** On a phone, whose pictures show a part of the page. */
const show = (text: string | RegExp) => (page: Page) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));

const selectSentence = async (page: Page) => {
  await openSource(page);
  await page.keyboard.press('Alt+j');
  await page.getByText(/^Page 1: “/).waitFor();
};

/** A colleague's response that has kept sentences of the draft before this one, and a citation of their own. */
async function keptResponse(): Promise<Partial<RequestQuery>> {
  const [first, second] = await citations();
  if (!first || !second) return {};
  const by = { id: 'colleague', name: 'Maya Okafor' };
  const at = '2026-03-02T12:00:00.000Z';
  return {
    draft: await currentDraft('A dose that is three days late is skipped. [1]', [first]),
    earlier_warnings: { doubts: DOUBTS, conflicts: [], site_values: SITE_VALUES },
    edit: {
      text: 'Give the 900 mg all the same. [2]\nCall us first. [1]',
      citations: [{ ...first, added_by: by, added_at: at }, second],
      saved_by: by,
      saved_at: at,
    },
  };
}

/** As a model writes it that was given two approved answers, and rests on one. */
async function quotedAnswer(): Promise<Partial<RequestQuery>> {
  const text = 'Earlier answer (LAN-0007): “Up to three days late is fine. Call us first if it is more.” [1]';
  const given_answers = [
    { request_id: 'earlier', request_number: 'LAN-0007', query_id: 'q1' },
    { request_id: 'another', request_number: 'LAN-0003', query_id: 'q1' },
  ];
  const draft = await currentDraft(text, (await citations()).slice(0, 1));
  return { draft: { ...draft, mode: 'gemini', model: 'gemini-4-argon', confidence: 'medium', given_answers } };
}

/** The review of a request, in its states. */
export const REVIEW: Screen[] = [
  // Its draft cites the protocol.
  { name: 'Review', person: 'manager', path: '/dashboard?q=No+IMP+for+5+days', reach: open('/request/') },
  {
    name: 'Review, source',
    person: 'manager',
    path: '/dashboard?q=No+IMP+for+5+days',
    reach: inRequest('/request/', openSource),
  },
  {
    name: 'Review, earlier answers',
    person: 'manager',
    path: '/dashboard',
    prepare: async (_page, given) => reviewPath((await answeredBefore(given)).request),
    reach: async (page) => {
      await click('tab', 'Earlier answers')(page);
      await page
        .getByRole('button', { name: /^Insert the answer/ })
        .first()
        .click();
      await page.getByText(/^Inserted at the end/).waitFor();
    },
  },
  { name: 'Review, notes', person: 'manager', path: '/dashboard', reach: inRequest('/request/', writeNote) },
  { name: 'Review, completed', person: 'manager', path: '/dashboard?tab=completed', reach: open('/request/') },
  {
    name: 'Review, change evaluation',
    person: 'manager',
    path: '/dashboard',
    prepare: async (_page, given) => {
      const { docs } = await users().where('email', '==', DEMO_ACCOUNTS.manager.email).get();
      const [by] = docs.map((doc) => doc.data());
      if (!by) return undefined;
      return reviewPath(await evaluatedRequest(given, { site: await given.site('Harbor Clinic'), by }));
    },
    reach: click('button', 'Change evaluation'),
  },
  {
    name: 'Review, reminder to evaluate',
    person: 'manager',
    path: '/dashboard?q=No+IMP+for+5+days',
    prepare: async (_page, given) => {
      const { docs } = await users().where('email', '==', DEMO_ACCOUNTS.manager.email).get();
      for (const { id } of docs) await storedStreak(given, id, LIMITS.presetEvaluations);
      return undefined;
    },
    reach: inRequest('/request/', (page) => page.getByRole('note').scrollIntoViewIfNeeded()),
  },
  { name: 'Review, not found', person: 'manager', path: '/request/nowhere' },
  {
    name: 'Review, doubts',
    person: 'manager',
    path: '/dashboard',
    prepare: reviewOf(async () => ({ draft: await doubtedDraft() })),
    reach: show('Check that the sources are about this study'),
  },
  {
    name: 'Review, sources not used',
    person: 'manager',
    path: '/dashboard',
    prepare: reviewOf(async () => ({
      draft: {
        ...(await currentDraft('This is asked about LANTERN-3. [1]', (await citations()).slice(0, 1))),
        set_aside: SET_ASIDE,
      },
    })),
    reach: show(/^Not used: /),
  },
  {
    name: 'Review, quoted answer',
    person: 'manager',
    path: '/dashboard',
    prepare: reviewOf(quotedAnswer),
    reach: show(/^Approved answers it could quote: /),
  },
  {
    name: 'Review, sentence selected',
    person: 'manager',
    path: '/dashboard',
    prepare: reviewOf(async () => ({ draft: await doubtedDraft() })),
    reach: selectSentence,
  },
  {
    name: 'Review, newer draft',
    person: 'manager',
    path: '/dashboard',
    prepare: reviewOf(keptResponse),
    reach: show('Check that the sources are about this study'),
  },
  {
    name: 'Review, restored response',
    person: 'manager',
    path: '/dashboard',
    prepare: async (_page, given) => reviewPath((await draftedRequest(given)).request),
    reach: (page) =>
      returned(page, {
        type: async () => {
          await click('button', 'Edit Response')(page);
          await editor(page).fill('Three days late is fine. [1]\nPlease call us about four.');
        },
        notice: 'This is your unsent response from earlier.',
      }).then(() => show('This is your unsent response from earlier.')(page)),
  },
];
