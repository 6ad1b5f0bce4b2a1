import { ValidationError, type Schema } from 'yup';
import { createRequestPayload } from './create-request.ts';
import { deleteUserQuery } from './delete-user-query.ts';
import { documentStudyPayload } from './document-study.ts';
import { evaluationPayload } from './evaluation.ts';
import { inviteUserPayload } from './invite-user.ts';
import { listRequestsQuery } from './list-requests-query.ts';
import { loginPayload } from './login.ts';
import { notificationsPayload } from './preferences.ts';
import { registrationPayload } from './registration.ts';
import { uploadFields } from './upload-fields.ts';

const REQUEST = { title: 'Missed visit', question: 'May I still dose?', studyId: 'study', category: 'other' };
const INVITATION = { email: 'robin@site.test', role: 'Site Manager', site_ids: ['site'] };
const LOGIN = { email: 'robin@site.test', password: 'long enough' };
const NOTIFICATIONS = { email: true, desktop: false, weekly_summary: true };
const LONG_EMAIL = `robin@${'x'.repeat(249)}`;

function messages(schema: Schema, body: object): Record<string, string> {
  try {
    schema.validateSync(body, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

interface Refusal {
  schema: Schema;
  body: object;
  /** Fields that are refused when set to these values, with the message for each. */
  refused: [field: string, value: unknown, message: string][];
}

const REFUSALS: Record<string, Refusal> = {
  'a request': {
    schema: createRequestPayload,
    body: REQUEST,
    refused: [
      ['studyId', 'a/b', 'Study is not known'],
      ['userId', 'a/b', 'User is not known'],
      ['siteId', 'a/b', 'Site is not known'],
      ['priority', 'urgent', 'Please select a priority'],
      ['category', undefined, 'Please select a category'],
    ],
  },
  'an invitation': {
    schema: inviteUserPayload,
    body: INVITATION,
    refused: [
      ['email', 7, 'Email must be a text'],
      ['sites', 'North', 'Sites must be a list'],
      ['use_custom_site', 'no', 'Custom sites are not supported'],
      ['custom_sites', 'none', 'Custom sites are not supported'],
    ],
  },
  'a login': {
    schema: loginPayload,
    body: LOGIN,
    refused: [
      ['email', 7, 'Email must be a text'],
      ['email', undefined, 'Please enter a valid email address'],
      ['email', 'robin', 'Please enter a valid email address'],
      ['password', '', 'Password is required'],
    ],
  },
  'a registration': {
    schema: registrationPayload,
    body: { name: 'Robin', password: 'long enough' },
    refused: [['password', 'long\u0000enough', 'Password contains a character that cannot be used']],
  },
  'the study of a document': {
    schema: documentStudyPayload,
    body: { study_id: 'study' },
    refused: [['study_id', 'a/b', 'Study is not known']],
  },
  notifications: {
    schema: notificationsPayload,
    body: NOTIFICATIONS,
    refused: [
      ['email', 'on', 'Email notifications must be on or off'],
      ['desktop', 1, 'Desktop notifications must be on or off'],
      ['weekly_summary', undefined, 'Weekly summary must be on or off'],
    ],
  },
  'an upload': {
    schema: uploadFields,
    body: {},
    refused: [
      ['study_id', 'a/b', 'Study is not known'],
      ['replaces', 'a/b', 'Document is not known'],
    ],
  },
  'a list of requests': {
    schema: listRequestsQuery,
    body: { site_id: 'site' },
    refused: [['site_id', 'a/b', 'Site is not known']],
  },
};

describe.each(Object.entries(REFUSALS))('%s', (_, { schema, body, refused }) => {
  test('passes', () => expect(messages(schema, body)).toEqual({}));

  test.each(refused)('is refused with %s = %j: %s', (field, value, message) => {
    expect(messages(schema, { ...body, [field]: value })).toEqual({ [field]: message });
  });
});

test('an email address that is too long to deliver mail to is refused', () => {
  expect(() => loginPayload.validateSync({ ...LOGIN, email: LONG_EMAIL })).toThrow('at most 254 characters');
  expect(() => inviteUserPayload.validateSync({ ...INVITATION, email: LONG_EMAIL })).toThrow('at most 254 characters');
});

test('each name in the list of sites is checked', () => {
  const invitation = (site: string) => ({ ...INVITATION, sites: ['North', site] });
  expect(messages(inviteUserPayload, invitation('x'.repeat(120)))).toEqual({});
  expect(messages(inviteUserPayload, invitation('x'.repeat(121)))).toEqual({
    'sites[1]': 'Site can have at most 120 characters',
  });
  expect(messages(inviteUserPayload, invitation(''))).toEqual({ 'sites[1]': 'Sites must be a list of texts' });
});

test('a password is not trimmed', () => {
  expect(loginPayload.validateSync({ ...LOGIN, password: ' blank ' }).password).toBe(' blank ');
});

test('an evaluation without a comment has an empty one', () => {
  const ratings = { answered: true, relevance: 1, tone: 5, citation_quality: 3 };
  expect(evaluationPayload.validateSync(ratings)).toEqual({ ...ratings, comment: '' });
});

test('an invitation without lists has empty ones', () => {
  expect(inviteUserPayload.validateSync({ email: 'robin@site.test', role: 'Administrator' })).toMatchObject({
    site_ids: [],
    study_ids: [],
  });
});

test('an invited and an active user can be deleted', () => {
  expect(deleteUserQuery.validateSync({ status: 'invited' })).toEqual({ status: 'invited' });
  expect(deleteUserQuery.validateSync({ status: 'active' })).toEqual({ status: 'active' });
});
