import {
  aiSettingsRecord,
  DEFAULT_AI_SETTINGS,
  ORGANISATION_SETTINGS,
  type AiSettings,
  type AiSettingsRecord,
} from '@trialdesk/contract/entities/ai-settings';
import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import { DEFAULT_PREFERENCES } from '@trialdesk/contract/entities/preferences';
import type { Site } from '@trialdesk/contract/entities/site';
import { audit, settings, users } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';

const world = new ApiWorld();
let site: Site;
let administrator: TestPerson;
let manager: TestPerson;
let researcher: TestPerson;

beforeAll(async () => {
  site = await world.site();
  administrator = await world.person('Administrator');
  manager = await world.person('Site Manager', site);
  researcher = await world.person('Clinical Researcher', site);
  world.later(() => settings().doc(ORGANISATION_SETTINGS).delete());
});

beforeEach(() => settings().doc(ORGANISATION_SETTINGS).delete());

afterAll(() => world.end());

async function onRecord(target: string, action: string): Promise<AuditEntry[]> {
  const found = await audit().where('target', '==', target).where('action', '==', action).get();
  return found.docs.map((doc) => doc.data()).sort((a, b) => a.at.localeCompare(b.at));
}

describe('the AI settings', () => {
  const wanted: AiSettings = {
    response_length: 'concise',
    include_citations: false,
    show_confidence: false,
    model_version: 'expert_beta',
  };

  test('have their defaults until someone sets them', async () => {
    expect(await manager.call('GET /settings/ai')).toMatchObject({ status: 200, body: aiSettingsRecord({}) });
  });

  test('are filled up with defaults where a stored one is missing', async () => {
    await settings()
      .doc(ORGANISATION_SETTINGS)
      .set({ response_length: 'detailed' } as AiSettingsRecord);
    expect((await manager.call('GET /settings/ai')).body).toEqual(aiSettingsRecord({ response_length: 'detailed' }));
  });

  test('are set by an Administrator, on record with what they were before', async () => {
    expect(await administrator.call('PUT /settings/ai', { json: wanted })).toMatchObject({ status: 200, body: wanted });
    const { id, name } = administrator.user;
    const record = { ...wanted, version: 1, changed_by: { id, name } };
    expect((await manager.call('GET /settings/ai')).body).toEqual(record);
    expect((await onRecord('settings/organisation', 'ai_settings.changed')).at(-1)).toMatchObject({
      actor_id: administrator.user.id,
      before: DEFAULT_AI_SETTINGS,
      after: wanted,
    });
  });

  test('that are set to what they are leave no trace', async () => {
    await administrator.call('PUT /settings/ai', { json: wanted });
    const before = (await onRecord('settings/organisation', 'ai_settings.changed')).length;
    await administrator.call('PUT /settings/ai', { json: wanted });
    expect(await onRecord('settings/organisation', 'ai_settings.changed')).toHaveLength(before);
  });

  test('are not set over those that somebody else has set meanwhile, but on top of them', async () => {
    const put = (person: TestPerson, json: object) => person.call<AiSettingsRecord>('PUT /settings/ai', { json });
    const colleague = await world.person('Administrator');
    expect(await put(administrator, { ...wanted, version: 0 })).toMatchObject({ status: 200, body: { version: 1 } });
    const mine = { ...wanted, response_length: 'detailed' };
    expect(await put(colleague, { ...mine, version: 0 })).toMatchObject({
      status: 409,
      body: { code: 'stale_version', detail: 'Somebody else has changed these settings since you opened them.' },
    });
    expect((await manager.call('GET /settings/ai')).body).toMatchObject(wanted);
    expect(await put(colleague, { ...mine, version: 1 })).toMatchObject({
      status: 200,
      body: { ...mine, version: 2, changed_by: { name: colleague.user.name } },
    });
  });

  test('set by two people at once are those of one, and the other is refused', async () => {
    const lengths = ['concise', 'detailed'];
    const replies = await Promise.all(
      lengths.map((response_length) =>
        administrator.call<AiSettingsRecord>('PUT /settings/ai', {
          json: { ...DEFAULT_AI_SETTINGS, response_length, version: 0 },
        }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = replies.find(({ status }) => status === 200)?.body;
    expect((await manager.call('GET /settings/ai')).body).toEqual(kept);
  });

  test('that are sent again by somebody who never saw the answer are as they were set', async () => {
    const json = { ...wanted, version: 0 };
    await administrator.call('PUT /settings/ai', { json });
    expect(await administrator.call('PUT /settings/ai', { json })).toMatchObject({ status: 200, body: { version: 1 } });
  });

  test('are read and not set by a Site Manager, and neither by a Clinical Researcher', async () => {
    expect((await manager.call('GET /settings/ai')).status).toBe(200);
    expect((await manager.call('PUT /settings/ai', { json: wanted })).status).toBe(403);
    expect((await researcher.call('GET /settings/ai')).status).toBe(403);
    expect((await researcher.call('PUT /settings/ai', { json: wanted })).status).toBe(403);
    expect((await manager.call('GET /settings/ai')).body).toEqual(aiSettingsRecord({}));
  });
});

describe('a person’s own settings', () => {
  test('have their defaults until they choose', async () => {
    const fresh = await world.person('Clinical Researcher', site);
    expect((await fresh.call('GET /settings/preferences')).body).toEqual(DEFAULT_PREFERENCES);
  });

  test('are kept part by part, each change on record', async () => {
    const person = await world.person('Site Manager', site);
    const appearance = { theme: 'dark', compact_mode: true };
    const notifications = { email: false, desktop: true, weekly_summary: false };
    await person.call('PUT /settings/appearance', { json: appearance });
    const reply = await person.call('PUT /settings/notifications', { json: notifications });
    expect(reply).toMatchObject({ status: 200, body: { appearance, notifications } });
    const workspace = { view: 'list' };
    await person.call('PUT /settings/workspace', { json: workspace });
    const shortcuts = { single_keys: false };
    await person.call('PUT /settings/shortcuts', { json: shortcuts });
    const { body } = await person.call('GET /settings/preferences');
    expect(body).toEqual({ appearance, notifications, workspace, shortcuts });
    expect(await onRecord(`users/${person.user.id}`, 'preferences.changed')).toMatchObject([
      { before: { appearance: DEFAULT_PREFERENCES.appearance }, after: { appearance } },
      { before: { notifications: DEFAULT_PREFERENCES.notifications }, after: { notifications } },
      { before: { workspace: DEFAULT_PREFERENCES.workspace }, after: { workspace } },
      { before: { shortcuts: DEFAULT_PREFERENCES.shortcuts }, after: { shortcuts } },
    ]);
  });

  test('are nobody else’s', async () => {
    await manager.call('PUT /settings/appearance', { json: { theme: 'dark', compact_mode: false } });
    expect((await researcher.call('GET /settings/preferences')).body).toEqual(DEFAULT_PREFERENCES);
  });

  test('carry nothing else into the record that rules trust', async () => {
    const person = await world.person('Clinical Researcher', site);
    const more = { role: 'Administrator', site_ids: ['elsewhere'], status: 'active', id: manager.user.id };
    await person.call('PUT /settings/appearance', { json: { theme: 'dark', compact_mode: true, ...more } });
    expect((await users().doc(person.user.id).get()).data()).toEqual({
      ...person.user,
      preferences: { appearance: { theme: 'dark', compact_mode: true } },
    });
  });
});
