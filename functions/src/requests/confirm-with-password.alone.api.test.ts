import { ORGANISATION_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import { securitySettingsOf, securitySettingsRecord } from '@trialdesk/contract/entities/security-settings';
import type { Study } from '@trialdesk/contract/entities/site';
import { audit, securitySettings } from '../firebase/collections.ts';
import { ApiWorld, TestPerson } from '../testing/api-world.ts';
import { askedRequest } from '../testing/asked-request.ts';
import { studyAtSite } from '../testing/study-at-site.ts';
import { tokenSignedInAt } from '../testing/tokens.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 5 };
const OFF = securitySettingsOf(securitySettingsRecord(undefined));
const ON = { ...OFF, confirm_with_password: true };

const world = new ApiWorld();
let study: Study;
let administrator: TestPerson;
let manager: TestPerson;
/** The manager, who entered their password 16 minutes ago. */
let unconfirmed: TestPerson;
let researcher: TestPerson;

beforeAll(async () => {
  ({ study, researcher, manager } = await studyAtSite(world));
  world.later(() => securitySettings().doc(ORGANISATION_SETTINGS).delete());
  administrator = await world.person('Administrator');
  unconfirmed = new TestPerson(manager.user, await tokenSignedInAt(manager.user.id, Date.now() - 16 * 60_000));
});

afterAll(() => world.end());

const set = (json: object) => administrator.call('PUT /settings/security', { json });
const ask = () => askedRequest(researcher, { studyId: study.id });
const edit = (who: TestPerson, id: string) =>
  who.call(`POST /submit-response/${id}`, { json: { final_answer: 'A first thought.' } });
const send = (who: TestPerson, id: string) =>
  who.call(`POST /submit-response/${id}`, {
    json: { status: 'completed', final_answer: 'Yes.', evaluation: EVALUATION },
  });

test('an old sign-in sends an answer while the setting is off', async () => {
  await set(OFF);
  expect((await send(unconfirmed, await ask())).status).toBe(200);
});

test('with the setting on, an old sign-in edits but does not send; a fresh one sends', async () => {
  expect((await set(ON)).status).toBe(200);
  const id = await ask();
  expect((await edit(unconfirmed, id)).status).toBe(200);
  expect(await send(unconfirmed, id)).toMatchObject({
    status: 403,
    body: { code: 'fresh_sign_in_required', detail: 'Please enter your password again.' },
  });
  expect((await researcher.call(`GET /get-request/${id}`)).body).toMatchObject({ status: 'processing' });
  await manager.signInAgain();
  expect((await send(manager, id)).status).toBe(200);
  await set(OFF);
});

test('a change of the setting is audited and versioned', async () => {
  const { body } = await set(ON);
  const { version } = body as { version: number };
  expect(await set({ ...OFF, version: version - 1 })).toMatchObject({ status: 409, body: { code: 'stale_version' } });
  expect((await set({ ...OFF, version })).status).toBe(200);
  const entries = await audit()
    .where('actor_id', '==', administrator.user.id)
    .where('action', '==', 'security_settings.changed')
    .get();
  expect(entries.docs.map((doc) => doc.data())).toContainEqual(
    expect.objectContaining({ before: OFF, after: ON, target: 'security_settings/organisation' }),
  );
});
