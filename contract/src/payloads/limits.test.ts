import { ValidationError, type Schema } from 'yup';
import { LIMITS } from '../limits.ts';
import { aiSettingsPayload } from './ai-settings.ts';
import { createRequestPayload } from './create-request.ts';
import { createSitePayload } from './create-site.ts';
import { createStudyPayload } from './create-study.ts';
import { documentStatusPayload } from './document-status.ts';
import { documentStudyPayload } from './document-study.ts';
import { followUpPayload } from './follow-up.ts';
import { inviteUserPayload } from './invite-user.ts';
import { registrationPayload } from './registration.ts';
import { submitResponsePayload } from './submit-response.ts';

function messagesFor(schema: Schema, value: unknown): string[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return [...new Set(error.errors)];
  }
}

const EVALUATION = { answered: true, relevance: 1, tone: 5, citation_quality: 3 };
const BODIES = {
  request: { title: 'Missed visit', question: 'May I still dose?', studyId: 'study', category: 'other' },
  followUp: { question: 'And after a week?' },
  response: { final_answer: 'Yes.', status: 'completed', evaluation: EVALUATION },
  invitation: { email: 'robin@site.test', role: 'Site Manager', site_ids: ['site'] },
  registration: { name: 'Robin', password: 'long enough' },
  settings: { response_length: 'concise', include_citations: true, show_confidence: true, model_version: 'standard' },
};
const times = (count: number) => 'x'.repeat(count);
const ids = (count: number) => Array.from({ length: count }, (_, index) => `site${index}`);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const PASSING: [what: string, schema: Schema, body: unknown][] = [
  ['the shortest title', createRequestPayload, { ...BODIES.request, title: times(LIMITS.title.min) }],
  ['the longest title', createRequestPayload, { ...BODIES.request, title: times(LIMITS.title.max) }],
  ['the shortest question', createRequestPayload, { ...BODIES.request, question: times(LIMITS.question.min) }],
  ['the longest question', createRequestPayload, { ...BODIES.request, question: times(LIMITS.question.max) }],
  ['the longest follow-up', followUpPayload, { question: times(LIMITS.question.max) }],
  ['the shortest follow-up', followUpPayload, { question: 'x' }],
  ['the longest response', submitResponsePayload, { final_answer: times(LIMITS.answer.max) }],
  ['the lowest and the highest rating', submitResponsePayload, BODIES.response],
  ['the lowest citation', submitResponsePayload, { ...BODIES.response, citations: [1] }],
  ['most citations', submitResponsePayload, { ...BODIES.response, citations: numbers(LIMITS.citationsPerAnswer) }],
  ['the first version', submitResponsePayload, { ...BODIES.response, version: 0 }],
  [
    'the longest comment',
    submitResponsePayload,
    { ...BODIES.response, evaluation: { ...EVALUATION, comment: times(LIMITS.comment.max) } },
  ],
  ['an edit without an evaluation', submitResponsePayload, { final_answer: 'Yes.' }],
  ['an edit with a placeholder', submitResponsePayload, { final_answer: 'On {{visit date}}.' }],
  ['a response based on the draft', submitResponsePayload, { final_answer: 'Yes.', based_on: 'draft' }],
  ['most sites', inviteUserPayload, { ...BODIES.invitation, site_ids: ids(LIMITS.sitesPerUser) }],
  ['an Administrator without sites', inviteUserPayload, { email: 'robin@site.test', role: 'Administrator' }],
  ['no custom sites', inviteUserPayload, { ...BODIES.invitation, use_custom_site: false, custom_sites: [] }],
  ['the shortest name', registrationPayload, { ...BODIES.registration, name: times(LIMITS.personName.min) }],
  ['the longest name', registrationPayload, { ...BODIES.registration, name: times(LIMITS.personName.max) }],
  ['the longest password', registrationPayload, { ...BODIES.registration, password: times(LIMITS.password.max) }],
  ['the longest site name', createSitePayload, { name: times(LIMITS.siteName.max) }],
  ['the longest study name', createStudyPayload, { name: times(LIMITS.studyName.max) }],
  ['the shortest prefix', createStudyPayload, { name: 'x', number_prefix: 'AB' }],
  ['the longest prefix, in lower case', createStudyPayload, { name: 'x', number_prefix: 'abcdefg9' }],
  ['no prefix', createStudyPayload, { name: 'x', number_prefix: ' ' }],
  ['a document of a study', documentStudyPayload, { study_id: 'x' }],
  ['a document of all studies', documentStudyPayload, { study_id: null }],
  ['an archived document', documentStatusPayload, { status: 'archived' }],
  ['an active document', documentStatusPayload, { status: 'active' }],
];

test.each(PASSING)('%s passes', (...[, schema, body]) => expect(messagesFor(schema, body)).toEqual([]));

type Failing = [message: string, schema: Schema, body: unknown];

const CITATIONS = 'Citations must be a list of whole numbers from 1';
const NO_CUSTOM_SITES = 'Custom sites are not supported';

const FAILING: Failing[] = [
  ['Title can have at most 200 characters', createRequestPayload, { ...BODIES.request, title: times(201) }],
  ['Title must be at least 5 characters', createRequestPayload, { ...BODIES.request, title: times(4) }],
  ['Question must be at least 10 characters', createRequestPayload, { ...BODIES.request, question: times(9) }],
  ['Question can have at most 5,000 characters', createRequestPayload, { ...BODIES.request, question: times(5001) }],
  ['Please select a study', createRequestPayload, { ...BODIES.request, studyId: '' }],
  ['Please enter a question', followUpPayload, {}],
  ['Question can have at most 5,000 characters', followUpPayload, { question: times(5001) }],
  ['Site is not known', followUpPayload, { ...BODIES.followUp, site_id: 'a/b' }],
  ['Study is not known', followUpPayload, { ...BODIES.followUp, study_id: 'a/b' }],
  ['Please enter a response', submitResponsePayload, {}],
  ['The response can have at most 20,000 characters', submitResponsePayload, { final_answer: times(20_001) }],
  ['A response can only be based on the draft', submitResponsePayload, { ...BODIES.response, based_on: 'edit' }],
  [
    'Fill in or remove {{visit date}} before sending.',
    submitResponsePayload,
    { ...BODIES.response, final_answer: 'On {{visit date}}.' },
  ],
  ['Query is not known', submitResponsePayload, { ...BODIES.response, query_id: 'a/b' }],
  ['Status can only be set to completed', submitResponsePayload, { ...BODIES.response, status: 'processing' }],
  ['Please evaluate the draft', submitResponsePayload, { final_answer: 'Yes.', status: 'completed' }],
  ['Please evaluate the draft', submitResponsePayload, { ...BODIES.response, evaluation: 'good' }],
  [CITATIONS, submitResponsePayload, { ...BODIES.response, citations: 'all' }],
  [CITATIONS, submitResponsePayload, { ...BODIES.response, citations: [0] }],
  [CITATIONS, submitResponsePayload, { ...BODIES.response, citations: [1.5] }],
  ['An answer can have at most 100 citations', submitResponsePayload, { ...BODIES.response, citations: numbers(101) }],
  ...['1', -1, 0.5].map((version): Failing => [
    'Version must be a whole number',
    submitResponsePayload,
    { ...BODIES.response, version },
  ]),
  ...(['relevance', 'tone', 'citation_quality'] as const).flatMap((field) =>
    [0, 6, 2.5, '3', undefined].map((value): Failing => [
      `${field[0]?.toUpperCase()}${field.slice(1).replace('_', ' ')} must be a whole number from 1 to 5`,
      submitResponsePayload,
      { ...BODIES.response, evaluation: { ...EVALUATION, [field]: value } },
    ]),
  ),
  ...['yes', undefined].map((answered): Failing => [
    'Answered must be yes or no',
    submitResponsePayload,
    { ...BODIES.response, evaluation: { ...EVALUATION, answered } },
  ]),
  [
    'Comment can have at most 2,000 characters',
    submitResponsePayload,
    { ...BODIES.response, evaluation: { ...EVALUATION, comment: times(2001) } },
  ],
  ['Please enter an email address', inviteUserPayload, { ...BODIES.invitation, email: ' ' }],
  ['Please enter a valid email address', inviteUserPayload, { ...BODIES.invitation, email: 'robin' }],
  ['Please select a role', inviteUserPayload, { ...BODIES.invitation, role: 'Visitor' }],
  ['Please select a role', inviteUserPayload, { email: 'robin@site.test' }],
  ['Please select at least one site for the Site Manager', inviteUserPayload, { ...BODIES.invitation, site_ids: [] }],
  ['Sites must be a list', inviteUserPayload, { ...BODIES.invitation, site_ids: 'site' }],
  ['Sites must be a list of texts', inviteUserPayload, { ...BODIES.invitation, site_ids: [''] }],
  ['Sites can name at most 1000', inviteUserPayload, { ...BODIES.invitation, site_ids: ids(1001) }],
  ['Site is not known', inviteUserPayload, { ...BODIES.invitation, site_ids: ['a/b'] }],
  ['Study is not known', inviteUserPayload, { ...BODIES.invitation, study_ids: ['a/b'] }],
  ['Studies must be a list', inviteUserPayload, { ...BODIES.invitation, study_ids: 'study' }],
  [NO_CUSTOM_SITES, inviteUserPayload, { ...BODIES.invitation, use_custom_site: true }],
  [NO_CUSTOM_SITES, inviteUserPayload, { ...BODIES.invitation, custom_sites: ['New'] }],
  ['Name must be at least 2 characters', registrationPayload, { ...BODIES.registration, name: 'x' }],
  ['Name can have at most 120 characters', registrationPayload, { ...BODIES.registration, name: times(121) }],
  ['Password must be at least 8 characters', registrationPayload, { ...BODIES.registration, password: times(7) }],
  ['Password can have at most 128 characters', registrationPayload, { ...BODIES.registration, password: times(129) }],
  ['Password must be a text', registrationPayload, { ...BODIES.registration, password: 12_345_678 }],
  ['Please enter a site name', createSitePayload, { name: ' ' }],
  ['Site name can have at most 120 characters', createSitePayload, { name: times(121) }],
  ['Please enter a study name', createStudyPayload, {}],
  ['Study name can have at most 120 characters', createStudyPayload, { name: times(121) }],
  ['Number prefix can have at most 8 characters', createStudyPayload, { name: 'x', number_prefix: 'ABCDEFGHI' }],
  ...['A', '2AB', 'A-B', 'A B', 'ÄBC'].map((number_prefix): Failing => [
    'A prefix has 2 to 8 capital letters and digits, a letter first',
    createStudyPayload,
    { name: 'x', number_prefix },
  ]),
  ['Please select a study, or none', documentStudyPayload, {}],
  ['Please select a study, or none', documentStudyPayload, { study_id: '' }],
  ['Status must be active or archived', documentStatusPayload, {}],
  ['Status must be active or archived', documentStatusPayload, { status: 'deleted' }],
  ['Please choose a response length', aiSettingsPayload, { ...BODIES.settings, response_length: 'long' }],
  ['Please choose a model version', aiSettingsPayload, { ...BODIES.settings, model_version: 'best' }],
  ['Include protocol citations must be on or off', aiSettingsPayload, { ...BODIES.settings, include_citations: 'on' }],
  ['Show confidence level must be on or off', aiSettingsPayload, { ...BODIES.settings, show_confidence: 1 }],
];

test.each(FAILING)('refused with only: %s', (message, schema, body) => {
  expect(messagesFor(schema, body)).toEqual([message]);
});
