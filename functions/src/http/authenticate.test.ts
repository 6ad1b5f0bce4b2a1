import type { User } from '@trialdesk/contract/entities/user';
import { authenticate, type Identities } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { fakeRequest } from './testing/fake-request.ts';
import { thrownBy } from './testing/thrown-by.ts';

const user: User = {
  id: 'noor',
  email: 'noor@example.test',
  name: 'Noor',
  role: 'Site Manager',
  site_ids: ['north'],
  study_ids: [],
  status: 'active',
  created_at: '2026-01-01T00:00:00.000Z',
  invitation_expires_at: null,
};

const SIGNED_IN = '2026-01-02T00:00:00.000Z';

const identities = (record: User | null = user): Identities => ({
  identityOfToken: (token) =>
    token === 'unknown'
      ? Promise.reject(new Error('The provider does not answer'))
      : Promise.resolve(token === 'good' ? { uid: 'noor', signedInAt: SIGNED_IN } : null),
  findUser: (uid) => Promise.resolve(uid === 'noor' ? record : null),
});

const call = (authorization?: string, record?: User | null) =>
  authenticate(fakeRequest({ headers: authorization === undefined ? {} : { authorization } }), identities(record));

describe('authenticate', () => {
  test.each(['Bearer good', 'bearer good', 'BEARER good'])('returns the user behind %p', async (header) => {
    await expect(call(header)).resolves.toEqual({ member: user, signedInAt: SIGNED_IN });
  });

  test.each([undefined, '', 'good', 'Basic good', 'Bearer ', 'Bearer  good', 'Bearer good more', 'A Bearer good'])(
    'asks the sender of %p to sign in',
    async (header) => {
      await expect(call(header)).rejects.toMatchObject({ code: 'unauthenticated', message: 'Please sign in.' });
    },
  );

  test('reports a session that has ended', async () => {
    await expect(call('Bearer stale')).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Your session has ended. Please sign in again.',
    });
  });

  test('ends no session while the identity provider cannot be asked', async () => {
    await expect(call('Bearer unknown')).rejects.toThrow('The provider does not answer');
    await expect(call('Bearer unknown')).rejects.not.toMatchObject({ code: 'unauthenticated' });
  });

  test('reports a session that its user has ended, and accepts a later one', async () => {
    const second = Date.parse(SIGNED_IN) / 1000;
    await expect(call('Bearer good', { ...user, sessions_from: second + 1 })).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Your session has ended. Please sign in again.',
    });
    await expect(call('Bearer good', { ...user, sessions_from: second })).resolves.toMatchObject({
      signedInAt: SIGNED_IN,
    });
  });

  test.each<[string, User | null]>([
    ['without a user record', null],
    ['that is only invited', { ...user, status: 'invited' }],
    ['with an unknown role', { ...user, role: 'Visitor' as User['role'] }],
  ])('refuses an account %s', async (_what, record) => {
    await expect(call('Bearer good', record)).rejects.toMatchObject({
      code: 'forbidden',
      message: 'This account has no access.',
    });
  });
});

describe('authorize', () => {
  test('adds the reach of the capability to a member who has it', () => {
    expect(authorize(user, 'answer_requests')).toEqual({ ...user, reach: { site_ids: null, study_ids: null } });
  });

  test('refuses a member without it', () => {
    expect(thrownBy(() => authorize(user, 'manage_users'))).toMatchObject({
      code: 'forbidden',
      message: 'Your role does not allow this.',
    });
  });
});
