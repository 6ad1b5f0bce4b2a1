import { requireReach } from './authorize.ts';
import type { Member } from './member.ts';
import {
  isDocumentWithin,
  requireDocumentWithin,
  requireRequestWithin,
  requireSiteWithin,
  requireStudyWithin,
} from './within-reach.ts';

const member: Member = {
  id: 'm',
  email: 'm@example.test',
  name: 'Mara',
  role: 'Clinical Researcher',
  site_ids: ['north'],
  study_ids: ['lantern'],
};
const reach = requireReach(member, 'ask_questions');

test('a request is reached in its site and study, and in no other', () => {
  expect(() => requireRequestWithin(reach, { site_id: 'north', study_id: 'lantern' })).not.toThrow();
  for (const place of [
    { site_id: 'south', study_id: 'lantern' },
    { site_id: 'north', study_id: 'beacon' },
  ])
    expect(() => requireRequestWithin(reach, place)).toThrow("You don't have permission");
});

test('one’s own site and study are reached, and no others', () => {
  expect(() => requireSiteWithin(reach, 'north')).not.toThrow();
  expect(() => requireSiteWithin(reach, 'south')).toThrow();
  expect(() => requireStudyWithin(reach, 'lantern')).not.toThrow();
  expect(() => requireStudyWithin(reach, 'beacon')).toThrow();
});

test('a document is reached in its study or for all studies, and in no other', () => {
  for (const study_id of ['lantern', null]) {
    expect(() => requireDocumentWithin(reach, { study_id })).not.toThrow();
    expect(isDocumentWithin(reach, { study_id })).toBe(true);
  }
  expect(() => requireDocumentWithin(reach, { study_id: 'beacon' })).toThrow();
  expect(isDocumentWithin(reach, { study_id: 'beacon' })).toBe(false);
});

test('without the capability there is no reach', () => {
  expect(() => requireReach(member, 'answer_requests')).toThrow('Your role does not allow this.');
});
