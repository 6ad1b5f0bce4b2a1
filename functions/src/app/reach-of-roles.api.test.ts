import type { Site, Study } from '@trialdesk/contract/entities/site';
import { covers, type Capability, type Place } from '@trialdesk/contract/permissions';
import { ROLES, type Role } from '@trialdesk/contract/roles';
import { users } from '../firebase/collections.ts';
import { ApiWorld, TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';

interface Asked extends Required<Place> {
  id: string;
}

const world = new ApiWorld();
const requests: Asked[] = [];
const people: TestPerson[] = [];
let sites: Site[];
let studies: Study[];

/** Of these sites; without studies, of all. */
async function personOf(role: Role, own: Site[], ofStudies: Study[]): Promise<TestPerson> {
  const { user, token } = await world.person(role, ...own);
  const study_ids = ofStudies.map(({ id }) => id);
  await users().doc(user.id).update({ study_ids });
  return new TestPerson({ ...user, study_ids }, token);
}

beforeAll(async () => {
  sites = [await world.site(), await world.site()];
  studies = [await world.study(), await world.study()];
  for (const site of sites) {
    const asker = await world.person('Clinical Researcher', site);
    for (const study of studies) {
      const id = await askedRequest(asker, { studyId: study.id });
      requests.push({ id, site_id: site.id, study_id: study.id });
    }
  }
  for (const role of ROLES) {
    people.push(await personOf(role, sites.slice(0, 1), studies.slice(0, 1)));
    people.push(await personOf(role, sites.slice(1), []));
    people.push(await personOf(role, sites, studies.slice(1)));
  }
});

afterAll(async () => {
  for (const { id } of sites) await forgetRequests(id);
  await world.end();
});

/** Who of the people may, by the table and by the API. */
async function compare(target: string, capability: Capability, place: Place): Promise<void> {
  const byTable = people.map(({ user }) => (covers(user, capability, place) ? 200 : 403));
  const replies = await Promise.all(people.map((person) => person.call(target)));
  expect([target, replies.map(({ status }) => status)]).toEqual([target, byTable]);
  // Both the denial and the nearest allowed case.
  expect(new Set(byTable)).toEqual(new Set([200, 403]));
}

test('a request is open to those whose reach it is in, and to nobody else', async () => {
  for (const { id, ...place } of requests) {
    for (const path of [`/get-request/${id}`, `/requests/${id}/verify`, `/requests/${id}/export`])
      await compare(`GET ${path}`, 'read_requests', place);
  }
});

test('a site and a study are open to those whose reach they are in, and to nobody else', async () => {
  for (const { id } of sites) await compare(`GET /sites/${id}/name`, 'read_sites', { site_id: id });
  for (const { id } of studies) await compare(`GET /studies/${id}`, 'read_studies', { study_id: id });
});

test('lists have the sites and studies of the reach', async () => {
  for (const person of people) {
    const idsOf = async (path: string, all: readonly { id: string }[]) => {
      const { body } = await person.call<{ id: string }[]>(`GET ${path}`);
      return all.filter(({ id }) => body.some((each) => each.id === id));
    };
    const { user } = person;
    expect(await idsOf('/sites', sites)).toEqual(sites.filter(({ id }) => covers(user, 'read_sites', { site_id: id })));
    expect(await idsOf('/studies', studies)).toEqual(
      studies.filter(({ id }) => covers(user, 'read_studies', { study_id: id })),
    );
  }
});
