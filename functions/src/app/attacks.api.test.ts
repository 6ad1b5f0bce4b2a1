import { randomUUID } from 'node:crypto';
import { request as rawRequest } from 'node:http';
import { requestCountId, type Site, type Study } from '@trialdesk/contract/entities/site';
import { API_BASE, IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { draftJobs, passwordResets, requestCounts, requests, users } from '../firebase/collections.ts';
import { findRequest } from '../requests/thread-repository.ts';
import { ApiWorld, callApi, signIn, type TestPerson } from '../testing/api-world.ts';
import { applicationOrigin } from '../testing/addresses.ts';
import { askedRequest } from '../testing/asked-request.ts';
import { storedReset } from '../testing/stored-reset.ts';
import { studyAtSite } from '../testing/study-at-site.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 5, citation_quality: 5 };

const world = new ApiWorld();
let site: Site;
let study: Study;
let administrator: TestPerson;
let manager: TestPerson;
let researcher: TestPerson;
let colleague: TestPerson;

beforeAll(async () => {
  ({ site, study, researcher, manager } = await studyAtSite(world));
  administrator = await world.person('Administrator');
  colleague = await world.person('Clinical Researcher', site);
});

afterAll(() => world.end());

interface RawCall {
  method: string;
  /** As sent, without any normalisation. */
  path: string;
  headers: Record<string, string | string[]>;
  body?: string;
}

/** Sends what `fetch` would refuse or tidy up. Returns the status and the body. */
function raw({ method, path, headers, body }: RawCall): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(applicationOrigin());
    const call = rawRequest({ host, port, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.on('error', reject).end(body);
  });
}

const bearer = ({ token }: TestPerson) => ({ Authorization: `Bearer ${token}` });
const question = (title: string) => ({
  ...{ title, question: 'May the dose still be given?', category: 'other' },
  ...{ studyId: study.id, siteId: site.id },
});
const countOf = async (id: string) => (await requestCounts().doc(requestCountId('site', id)).get()).data()?.count ?? 0;

describe('one Idempotency-Key at the same moment', () => {
  test('with two bodies makes one request of one of them, and refuses the other', async () => {
    const [before, key] = [await countOf(site.id), randomUUID()];
    const bodies = ['First title', 'Other title', 'First title', 'Other title', 'First title', 'Other title'];
    const replies = await Promise.all(
      bodies.map((title) =>
        researcher.call<{ request_id?: string }>('POST /create-request', {
          json: question(title),
          headers: { [IDEMPOTENCY_HEADER]: key },
        }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422]);
    const ids = new Set(replies.filter(({ status }) => status === 200).map(({ body }) => body.request_id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const title = (await requests().doc(id).get()).data()?.title;
    replies.forEach(({ status }, at) => expect(status).toBe(bodies[at] === title ? 200 : 422));
    expect(await countOf(site.id)).toBe(before + 1);
    expect((await draftJobs().where('request_id', '==', id).get()).size).toBe(1);
  });

  test('of two people is two keys', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const ask = (who: TestPerson) =>
      who.call<{ request_id: string }>('POST /create-request', { json: question('Two people'), headers });
    const [mine, theirs] = await Promise.all([ask(researcher), ask(colleague)]);
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    expect(mine.body.request_id).not.toBe(theirs.body.request_id);
  });
});

test('of two reviewers who send different answers at the same moment, one does', async () => {
  const id = await askedRequest(researcher, { studyId: study.id });
  const second = await world.person('Site Manager', site);
  const send = (who: TestPerson, final_answer: string) =>
    who.call(`POST /submit-response/${id}`, { json: { status: 'completed', final_answer, evaluation: EVALUATION } });
  const replies = await Promise.all([send(manager, 'Yes, within three days.'), send(second, 'No, not any more.')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const sent = (await findRequest(EVERYWHERE, id))?.queries[0]?.sent;
  expect(sent?.sent_by.id).toBe(replies[0].status === 200 ? manager.user.id : second.user.id);
});

test('of two passwords set with one mailed link at the same moment, the one that was accepted holds', async () => {
  const person = await world.person('Clinical Researcher', site);
  for (let round = 0; round < 3; round += 1) {
    const token = await storedReset(person.user.id);
    const wanted = [`quiet-otter-${round}-lantern`, `amber-walrus-${round}-teapot`];
    const replies = await Promise.all(
      wanted.map((password) => callApi(`POST /password-resets/${token}/complete`, null, { json: { password } })),
    );
    const accepted = wanted.filter((_password, at) => replies[at]?.status === 200);
    const refused = wanted.filter((_password, at) => replies[at]?.status !== 200);
    expect(accepted).toHaveLength(1);
    for (const password of accepted) await expect(signIn(person.user.email, password)).resolves.toBeTruthy();
    for (const password of refused) await expect(signIn(person.user.email, password)).rejects.toThrow('cannot sign in');
  }
  await passwordResets()
    .where('user_id', '==', person.user.id)
    .get()
    .then(({ docs }) => Promise.all(docs.map(({ ref }) => ref.delete())));
});

describe('the method and the path are what they are', () => {
  test('a header or parameter does not make a read a deletion', async () => {
    const victim = await world.person('Clinical Researcher', site);
    const path = `${API_BASE}/users/${victim.user.id}`;
    for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])
      for (const method of ['GET', 'POST']) {
        const { status } = await raw({ method, path, headers: { ...bearer(administrator), [name]: 'DELETE' } });
        expect([name, method, status]).toEqual([name, method, 405]);
      }
    expect((await raw({ method: 'GET', path: `${path}?_method=DELETE`, headers: bearer(administrator) })).status).toBe(
      405,
    );
    expect((await users().doc(victim.user.id).get()).exists).toBe(true);
  });

  test.each([
    '/users',
    '/USERS',
    '/users/',
    '//users',
    '/./users',
    '/x/../users',
    '/x/%2e%2e/users',
    '/users%2f',
    '/users%00',
    '/%75sers',
    '/users;role=Administrator',
    '/users/.',
    '/get-role/../users',
  ])('no spelling of it opens %s to a researcher', async (spelling) => {
    const { status, text } = await raw({ method: 'GET', path: API_BASE + spelling, headers: bearer(researcher) });
    expect([spelling, status === 200 && text.startsWith('[')]).toEqual([spelling, false]);
    expect(text).not.toContain(administrator.user.email);
    expect(status).toBeLessThan(500);
  });

  test('two tokens, or a token beside other words, are no token', async () => {
    const path = `${API_BASE}/users`;
    for (const Authorization of [
      `Bearer ${researcher.token}, Bearer ${administrator.token}`,
      `Basic ${administrator.token}`,
      `Bearer ${administrator.token} x`,
      administrator.token,
    ])
      expect((await raw({ method: 'GET', path, headers: { Authorization } })).status).toBe(401);
  });
});
