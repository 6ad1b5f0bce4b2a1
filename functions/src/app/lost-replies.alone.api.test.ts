import { DEFAULT_AI_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import { DEFAULT_ANSWER_TIMES } from '@trialdesk/contract/entities/answer-times';
import { PRESET_EVALUATION } from '@trialdesk/contract/entities/score-streak';
import { DEFAULT_SAFETY_WORDS } from '@trialdesk/contract/entities/safety-words';
import { OPERATIONS, type OperationId } from '@trialdesk/contract/operations';
import { rolesOf, type Operation } from '@trialdesk/contract/operations/operation';
import type { Role } from '@trialdesk/contract/roles';
import { audit, scoreStreaks } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest } from '../testing/asked-request.ts';
import { endsSessions, openCallWorld, type CallWorld } from '../testing/call-of-each-kind.ts';
import { Worker } from '../testing/faults/worker.ts';
import type { Fault } from '../testing/faults/write-points.ts';

/* Firestore's client runs a transaction again whose reply was lost. Nobody may notice, and nothing be recorded twice. */

const CHANGES = (Object.keys(OPERATIONS) as OperationId[]).filter((id) => {
  const { method, isRead }: Operation = OPERATIONS[id];
  return method !== 'GET' && isRead !== true;
});

/** They change nothing here, or by a single write, which is not repeated. */
const WITHOUT: ReadonlySet<OperationId> = new Set([
  ...([
    'findPassages',
    'markSeen',
    'noteWriting',
    'endWriting',
    'readNotes',
    'cancelUpload',
    'readDocumentAgain',
  ] as const),
  'dismissScoreReminder',
]);

/** The trigger of the upload may be faster. */
const RACED: ReadonlySet<OperationId> = new Set(['uploadDocument', 'finishUpload']);

/** A second call finds done what the first has asked for. */
const ONCE: ReadonlySet<OperationId> = new Set(['regenerateDraft', 'startReview', 'addCitation']);

const OF_THE_ORGANISATION = ['putAiSettings', 'putAnswerTimes', 'putSafetyWords', 'putSecuritySettings'] as const;

/** What triggers and a first call record meanwhile. */
const BESIDES: ReadonlySet<string> = new Set(['draft.written', 'document.read', 'user.signed_in']);

/** Makes a call a change of what the one before it has left. */
const CHANGED: Partial<Record<OperationId, (turn: number, world: CallWorld) => object>> = {
  renameUser: (turn) => ({ name: `Robin Reed ${turn}` }),
  changeAccess: (turn, { site, study }) => ({
    role: 'Clinical Researcher',
    site_ids: [site.id],
    study_ids: turn % 2 === 0 ? [] : [study.id],
  }),
  assignRequests: (turn, { open, manager }) => ({
    request_ids: [open],
    owner_id: turn % 2 === 0 ? null : manager.user.id,
    take_over: true,
  }),
  setPriority: (turn) => ({ priority: turn % 2 === 0 ? 'high' : 'low' }),
  patchQueryResponse: (turn) => ({ final_answer: `Within ${turn} days.` }),
  rateAnswer: (turn) => ({ helpful: turn % 2 === 0 }),
  renameSite: (turn, { site }) => ({ name: `${site.name} ${turn}` }),
  changeStudy: (turn, { study }) => ({ name: `${study.name} ${turn}` }),
  putStudySettings: (turn) => ({ sites_open_documents: turn % 2 === 0 }),
  reviewStudyFact: (turn) => ({ decision: turn % 2 === 0 ? 'open' : 'not_stated' }),
  setDocumentStudy: (turn, { study }) => ({ study_id: turn % 2 === 0 ? null : study.id }),
  setDocumentStatus: (turn) => ({ status: turn % 2 === 0 ? 'active' : 'archived' }),
  putAiSettings: (turn) => ({ ...DEFAULT_AI_SETTINGS, show_confidence: turn % 2 === 0 }),
  putAnswerTimes: (turn) => ({ ...DEFAULT_ANSWER_TIMES, closes: turn % 2 === 0 ? '17:00' : '18:00' }),
  putSafetyWords: (turn) => ({
    ...DEFAULT_SAFETY_WORDS,
    pregnancy: [...DEFAULT_SAFETY_WORDS.pregnancy, `invented ${turn}`],
  }),
  putSecuritySettings: (turn) => ({
    ...{ confirm_with_password: false, refuse_weak_passwords: false },
    idle_minutes: turn % 2 === 0 ? null : 60,
  }),
  putAppearance: (turn) => ({ theme: 'light', compact_mode: turn % 2 === 1 }),
  putWorkspace: (turn) => ({ view: turn % 2 === 0 ? 'cards' : 'list' }),
  putShortcuts: (turn) => ({ single_keys: turn % 2 === 0 }),
  putNotifications: (turn) => ({ email: turn % 2 === 0, desktop: true, weekly_summary: true }),
  changeSavedView: (turn) => ({
    name: `Made by a test ${turn}`,
    query: { view: 'list', scope: 'all' },
    is_shared: true,
  }),
  changeSavedReply: (turn) => ({ title: `Out of window ${turn}`, text: 'Dear {{requester}},', is_shared: true }),
};

const world = new ApiWorld();
let calls: CallWorld;
let worker: Worker;

beforeAll(async () => {
  [calls, worker] = await Promise.all([openCallWorld(world), Worker.start()]);
  for (const id of OF_THE_ORGANISATION) {
    world.later(async () => {
      const { target, options } = await calls.callOf(id);
      await calls.administrator.call(target, options);
    });
  }
});

afterAll(async () => {
  await worker.end();
  await world.end();
});

test.each(CHANGES)('%s succeeds once, though no commit is answered', async (id) => {
  const undisturbed = ONCE.has(id) ? null : await call(id, 1, null);
  const { recorded, lost } = await call(id, 2, 'unanswered');
  expect(recorded).toEqual([...new Set(recorded)]);
  if (RACED.has(id)) return;
  expect(recorded.length > 0).toBe(undisturbed === null || undisturbed.recorded.length > 0);
  expect(lost > 0).toBe(!WITHOUT.has(id));
});

test('an answer counts once among those with preset scores, though its commit is not answered', async () => {
  const { manager, researcher, study } = calls;
  const id = await askedRequest(researcher, { studyId: study.id });
  const streak = scoreStreaks().doc(manager.user.id);
  await streak.set({ preset: 4, is_dismissed: false });
  world.later(() => streak.delete());
  await worker.arm('unanswered');
  const json = { status: 'completed', final_answer: 'Yes.', evaluation: PRESET_EVALUATION };
  const { status } = await worker.call(`POST /submit-response/${id}`, { json, token: manager.token });
  const { lost } = await worker.seen();
  expect({ status, isLost: lost > 0 }).toEqual({ status: 200, isLost: true });
  expect((await streak.get()).data()).toEqual({ preset: 5, is_dismissed: false });
});

interface Outcome {
  /** Actions in the audit trail. */
  recorded: string[];
  /** Replies. */
  lost: number;
}

async function call(id: OperationId, turn: number, fault: Fault | null): Promise<Outcome> {
  const { target, options } = await calls.callOf(id);
  const json = CHANGED[id]?.(turn, calls);
  const person = callerOf(OPERATIONS[id]);
  await worker.arm(fault);
  const begun = new Date().toISOString();
  const { status, body } = await worker.call<{ id?: string }>(target, {
    ...options,
    ...(json && { json }),
    ...(person && { token: person.token }),
  });
  const { lost } = await worker.seen();
  expect({ status, body }).toMatchObject({ status: 200 });
  const recorded = await recordedBetween(begun, new Date().toISOString());
  calls.replied(id, body);
  if (person && endsSessions(id)) await person.signInAgain();
  return { recorded, lost };
}

/** Null for a call that needs no sign-in. */
function callerOf(operation: Operation): TestPerson | null {
  const [role] = rolesOf(operation);
  if (!role) return null;
  const people: Record<Role, TestPerson> = {
    Administrator: calls.administrator,
    'Site Manager': calls.manager,
    'Clinical Researcher': calls.researcher,
  };
  return people[role];
}

/** Tests that move the clock leave entries of the future. */
async function recordedBetween(begun: string, ended: string): Promise<string[]> {
  const found = await audit().where('at', '>=', begun).where('at', '<=', ended).get();
  return found.docs.map((doc) => doc.data().action).filter((action) => !BESIDES.has(action));
}
