import { EXAMPLE_QUESTIONS } from '@trialdesk/contract/example-questions';
import { VALIDATION } from '@trialdesk/contract/validation-messages';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Member } from '../../../lib/session/session.ts';
import { expectAccessible, expectFieldError, expectToast, openPage } from '../../../testing/open-page.tsx';

const { SubmitRequestPage } = await import('./submit-request-page.tsx');

test('studies that cannot be loaded are reported, and loaded again', async () => {
  const { reply } = await openPage(SubmitRequestPage, {
    as: 'Clinical Researcher',
    member: { site_id: 'alder', site_ids: ['alder'], site_name: 'Alder Clinic', site_names: ['Alder Clinic'] },
    path: '/submit-request',
    replies: { 'GET /studies': { status: 500 } },
  });
  await expectToast('studiesFailed');
  const study = screen.getByRole('combobox', { name: /^Study/ });
  expect(study.getAttribute('aria-disabled')).toBe('true');
  reply('GET /studies', { body: [{ id: 'lantern', name: 'LANTERN-3', request_count: 0 }] });
  fireEvent.click(screen.getByRole('button', { name: 'Reload studies' }));
  await screen.findByRole('combobox', { name: /^Study/ });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Study/ }));
  expect(await screen.findByRole('option', { name: 'LANTERN-3' })).toBeTruthy();
});

test('while the studies are loading, the Tab key does not skip them', async () => {
  await openPage(SubmitRequestPage, {
    as: 'Clinical Researcher',
    member: { site_id: 'alder', site_ids: ['alder'], site_name: 'Alder Clinic', site_names: ['Alder Clinic'] },
    path: '/submit-request',
    replies: { 'GET /studies': 'no reply yet' },
  });
  const study = screen.getByRole('combobox', { name: /^Study/ });
  expect(study.tabIndex).toBe(0);
  expect(study.getAttribute('aria-disabled')).toBeNull();
  expect(screen.getByText('Loading studies…')).toBeTruthy();
  fireEvent.mouseDown(study);
  const waiting = await screen.findByRole('option', { name: 'Loading studies…' });
  expect(waiting.getAttribute('aria-disabled')).toBe('true');
  await expectAccessible();
});

const STUDIES = { 'GET /studies': { body: [{ id: 'lantern', name: 'LANTERN-3', request_count: 0 }] } };
const ALDER = { site_id: 'alder', site_ids: ['alder'], site_name: 'Alder Clinic', site_names: ['Alder Clinic'] };
const NO_SITE = { site_id: '', site_ids: [], site_name: '', site_names: [] };
const LEAVE_OUT = 'Do not include names, dates of birth or anything else that identifies a participant.';

const CREATE = 'POST /create-request';
const QUESTION = 'May a patient with a stent placed nine days ago be screened?';

const open = (member: Partial<Member>) =>
  openPage(SubmitRequestPage, { as: 'Clinical Researcher', member, path: '/submit-request', replies: STUDIES });

const details = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Request Details/ });
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });

async function choose(field: RegExp, option: string): Promise<void> {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: field }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

async function fillIn(): Promise<void> {
  fireEvent.change(title(), { target: { value: 'Stent and screening' } });
  await choose(/^Study/, 'LANTERN-3');
  await choose(/^Category/, 'Inclusion/Exclusion Criteria');
  fireEvent.change(await details(), { target: { value: QUESTION } });
}

const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Submit Request' });

const submit = async () => fireEvent.click(await button());

test('example questions are offered while the question is empty', async () => {
  await open(ALDER);
  const field = await details();
  const examples = within(screen.getByRole('group', { name: 'Or start with an example' }));
  expect(examples.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([...EXAMPLE_QUESTIONS]);
  await expectAccessible();
  fireEvent.change(field, { target: { value: 'My own' } });
  expect(screen.queryByRole('group', { name: 'Or start with an example' })).toBeNull();
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(await screen.findByRole('button', { name: EXAMPLE_QUESTIONS[1] }));
  await waitFor(() => expect(field.value).toBe(EXAMPLE_QUESTIONS[1]));
  expect(document.activeElement).toBe(field);
});

test('what is wrong is said at its field, and the first is in focus', async () => {
  await open(ALDER);
  fireEvent.change(title(), { target: { value: 'Four' } });
  fireEvent.submit(title());
  await screen.findByText(VALIDATION.titleTooShort);
  expectFieldError(title(), VALIDATION.titleTooShort);
  expectFieldError(screen.getByRole('combobox', { name: /^Study/ }), VALIDATION.studyMissing);
  expectFieldError(screen.getByRole('combobox', { name: /^Category/ }), VALIDATION.categoryMissing);
  const field = await details();
  expectFieldError(field, VALIDATION.questionTooShort, LEAVE_OUT);
  await waitFor(() => expect(document.activeElement).toBe(title()));
  await expectAccessible();
  fireEvent.change(field, { target: { value: 'May a patient with a stent placed nine days ago be screened?' } });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('false'));
  const described = field.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(LEAVE_OUT);
});

test('a person without a site reads why nothing can be sent', async () => {
  const { sent } = await open(NO_SITE);
  expect((await screen.findByLabelText<HTMLInputElement>(/^Site/)).value).toBe('No site assigned');
  expect((await screen.findByText(/is not associated with a site/)).closest('[role=alert]')).toBeTruthy();
  await fillIn();
  await submit();
  await expectToast('siteMissing');
  expect(sent(CREATE)).toEqual([]);
});

test('words that say who a participant is are named at the field', async () => {
  await open(ALDER);
  const field = await details();
  const hint = () => document.getElementById('question-privacy')?.textContent;
  expect(hint()).toBe(LEAVE_OUT);
  fireEvent.change(field, { target: { value: 'Mrs. Holloway, born 12.03.1961, missed week 4. May she dose?' } });
  await waitFor(() => expect(hint()).toBe('Remove what identifies a participant: “Mrs. Holloway”, “born 12.03.1961”.'));
  await expectAccessible();
  fireEvent.change(field, { target: { value: 'Participant 012-003 missed week 4. May she dose?' } });
  await waitFor(() => expect(hint()).toBe(LEAVE_OUT));
});

test('such words are named at the title too', async () => {
  await open(ALDER);
  await details();
  const hint = () => document.getElementById('title-privacy')?.textContent;
  expect(hint()).toBe('');
  fireEvent.change(title(), { target: { value: 'Ibuprofen for my patient John Miller' } });
  await waitFor(() => expect(hint()).toBe('Remove what identifies a participant: “patient John Miller”.'));
  await expectAccessible();
  fireEvent.change(title(), { target: { value: 'Participant 012-003: week 4' } });
  await waitFor(() => expect(hint()).toBe(''));
});

test('what was typed stays through a new load, a failure and a lost connection', async () => {
  await open(ALDER);
  await fillIn();
  cleanup();
  const { reply, sent } = await open(ALDER);
  expect(title().value).toBe('Stent and screening');
  expect((await screen.findByRole('combobox', { name: /^Study/ })).textContent).toBe('LANTERN-3');
  for (const [at, failure] of [{ status: 500 }, 'no response' as const].entries()) {
    reply(CREATE, failure);
    await submit();
    await expectToast('submitFailed');
    await waitFor(async () => expect((await button()).disabled).toBe(false));
    expect(sent(CREATE)).toHaveLength(at + 1);
  }
  expect((await details()).value).toBe(QUESTION);
  reply(CREATE, { body: { request_id: 'r1' } });
  await submit();
  expect(await screen.findByText('Another page')).toBeTruthy();
});

test('a question that waits from earlier says so, and can be discarded', async () => {
  await open(ALDER);
  await fillIn();
  cleanup();
  window.sessionStorage.clear();
  await open(ALDER);
  expect(title().value).toBe('Stent and screening');
  expect((await screen.findByText('This is your unsent request from earlier.')).closest('[role=status]')).toBeTruthy();
  await expectAccessible();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(title().value).toBe(''));
  expect(document.activeElement).toBe(title());
  cleanup();
  await open(ALDER);
  expect(title().value).toBe('');
  expect(screen.queryByText('This is your unsent request from earlier.')).toBeNull();
});

test('a person with two sites chooses for which to ask', async () => {
  const member = { ...ALDER, site_ids: ['alder', 'birch'], site_names: ['Alder Clinic', 'Birch Hospital'] };
  const { reply, sent } = await open(member);
  reply(CREATE, { body: { request_id: 'r1' } });
  await fillIn();
  await submit();
  await screen.findByText(VALIDATION.requestSiteMissing);
  expectFieldError(screen.getByRole('combobox', { name: /^Site/ }), VALIDATION.requestSiteMissing);
  await expectAccessible();
  await choose(/^Site/, 'Birch Hospital');
  await submit();
  expect(await screen.findByText('Another page')).toBeTruthy();
  expect(sent(CREATE)).toEqual([expect.objectContaining({ siteId: 'birch' })]);
});

test('a question can be asked although received answers cannot be found', async () => {
  const { reply, sent } = await open(ALDER);
  reply('POST /received-answers', { status: 500 });
  reply(CREATE, { body: { request_id: 'r1' } });
  await fillIn();
  await waitFor(() => expect(sent('POST /received-answers')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Answers your site already has' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await submit();
  expect(await screen.findByText('Another page')).toBeTruthy();
});
