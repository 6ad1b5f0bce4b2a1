import type { Site } from '@trialdesk/contract/entities/site';
import { listAudit, trailOf } from '../audit/audit-repository.ts';
import { audit } from '../firebase/collections.ts';
import { readPdf } from '../ingestion/read-pdf.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { applicationOrigin } from '../testing/addresses.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 3, comment: 'A private remark.' };

const world = new ApiWorld();
let site: Site;
let researcher: TestPerson;
let manager: TestPerson;
let id: string;

beforeAll(async () => {
  site = await world.site();
  const study = await world.study();
  world.later(() => forgetRequests(site.id));
  researcher = await world.person('Clinical Researcher', site);
  manager = await world.person('Site Manager', site);
  id = await askedRequest(researcher, { studyId: study.id });
  await manager.call(`POST /submit-response/${id}`, { json: { final_answer: 'A first thought.' } });
  await manager.call(`POST /submit-response/${id}`, {
    json: { final_answer: 'Yes, it may.', status: 'completed', evaluation: EVALUATION },
  });
});

afterAll(() => world.end());

test('the team exports everything on record, and the export is recorded once', async () => {
  const { status, body } = await manager.call(`GET /requests/${id}/export`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    format: 'trialdesk-request-1',
    exported_by: { name: manager.user.name, role: 'Site Manager' },
    request: { request_id: id },
    queries: [
      {
        sent: { text: 'Yes, it may.', signature: { name: manager.user.name, role: 'Site Manager' } },
        evaluation: EVALUATION,
        seal_state: 'intact',
        edits: [
          { action: 'answer.edited', actor_name: manager.user.name },
          {
            action: 'answer.sent',
            diff: expect.stringMatching(/^-A first thought\.$[^]*^\+Yes, it may\.$/m) as string,
          },
        ],
      },
    ],
  });
  const { audit: trail } = body as { audit: { action: string }[] };
  expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(['request.created', 'answer.sent']));
  await manager.call(`GET /requests/${id}/export`);
  const recorded = await audit()
    .where('target', '==', `requests/${id}`)
    .where('action', '==', 'request.exported')
    .get();
  expect(recorded.docs.map((doc) => doc.data().actor_id)).toEqual([manager.user.id]);
});

test('what is on record is read whole, however much is read at once', async () => {
  const target = `requests/${id}`;
  const newestFirst = await listAudit({ target, limit: 100 });
  expect(newestFirst.length).toBeGreaterThan(4);
  expect(await trailOf(target, 2)).toEqual(newestFirst.toReversed());
});

test('the site exports what it sees, and no other site anything', async () => {
  const { status, body } = await researcher.call(`GET /requests/${id}/export`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    audience: 'site',
    queries: [{ answer: { text: 'Yes, it may.' }, seal_state: 'intact' }],
  });
  expect(JSON.stringify(body)).not.toMatch(/first thought|private remark|draft|evaluation|audit/);
  const stranger = await world.person('Clinical Researcher', await world.site());
  expect((await stranger.call(`GET /requests/${id}/export`)).status).toBe(403);
});

test('as a PDF with the same content, for the site without what it may not see', async () => {
  const ownPdf = async (person: TestPerson) => {
    const { status, type, bytes } = await pdfOf(person);
    expect([status, type]).toEqual([200, 'application/pdf']);
    const reading = await readPdf(bytes);
    if (reading.result === 'failed') throw new Error(reading.reason);
    return reading.file.passages.map(({ text, section }) => [...section, text].join(' ')).join(' ');
  };
  const team = await ownPdf(manager);
  for (const text of ['Yes, it may.', 'A first thought.', 'A private remark.', 'request.created', 'intact']) {
    expect(team).toContain(text);
  }
  const own = await ownPdf(researcher);
  for (const text of ['Yes, it may.', 'Reviewed and sent', 'intact']) expect(own).toContain(text);
  expect(own).not.toMatch(/first thought|private remark|draft|evaluation|audit/i);
  const stranger = await world.person('Clinical Researcher', await world.site());
  expect((await pdfOf(stranger)).status).toBe(403);
  expect((await manager.call(`GET /requests/${id}/export?format=xml`)).status).toBe(400);
});

async function pdfOf({ token }: TestPerson) {
  const address = `${applicationOrigin()}/api/v1/requests/${id}/export?format=pdf`;
  const response = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('Content-Type'), bytes };
}
