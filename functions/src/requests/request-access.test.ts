import type { RequestHeader } from '@trialdesk/contract/entities/request';
import type { Role } from '@trialdesk/contract/roles';
import type { Member } from '../http/member.ts';
import { requireAskable, requireVisible } from './request-access.ts';

const request: RequestHeader = {
  request_id: 'one',
  study_id: 'lantern',
  study_name: 'LANTERN',
  site_id: 'north',
  site_name: 'North',
  title: 'Late visit',
  category: 'other',
  priority: 'low',
  status: 'completed',
  created_at: '2026-01-01T00:00:00.000Z',
  requester_id: 'r',
  requester_name: 'Robin',
};

const member = (role: Role, site = 'north', study = 'lantern'): Member => ({
  id: 'm',
  email: 'm@example.test',
  name: 'Mara',
  role,
  site_ids: [site],
  study_ids: [study],
});

test('who may read a request but not ask is refused a follow-up', () => {
  expect(() => requireVisible(member('Site Manager'), request)).not.toThrow();
  expect(() => requireAskable(member('Site Manager'), request)).toThrow("You don't have permission");
});

test('who may ask in its site and study may follow up', () => {
  expect(() => requireAskable(member('Clinical Researcher'), request)).not.toThrow();
  expect(() => requireAskable(member('Clinical Researcher', 'south'), request)).toThrow();
  expect(() => requireAskable(member('Clinical Researcher', 'north', 'beacon'), request)).toThrow();
});
