import type { RequestHeader } from '@trialdesk/contract/entities/request';
import { COLLECTIONS, queryKey } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { database } from '../firebase/app.ts';
import { newId } from '../ids.ts';
import { ApiWorld } from '../testing/api-world.ts';
import { studyAtSite, type StudyAtSite } from '../testing/study-at-site.ts';
import { findRequest } from './thread-repository.ts';

const AT = '2026-01-01T00:00:00.000Z';
const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 3, comment: '' };
const CITATION = {
  number: 1,
  document_id: 'gone',
  document_name: 'Protocol.pdf',
  page: 1,
  section: '',
  text_snippet: 'The visit is held within 3 days.',
};

const world = new ApiWorld();
let place: StudyAtSite;

beforeAll(async () => {
  place = await studyAtSite(world);
});

afterAll(() => world.end());

function parts(id: string) {
  const { site, study, researcher, manager } = place;
  const asker = { id: researcher.user.id, name: researcher.user.name };
  const header: RequestHeader = {
    request_id: id,
    study_id: study.id,
    study_name: study.name,
    site_id: site.id,
    site_name: site.name,
    title: 'Late visit',
    category: 'other',
    priority: 'low',
    status: 'processing',
    created_at: AT,
    requester_id: asker.id,
    requester_name: asker.name,
  };
  const asked = { id: 'q1', question: 'How late may it be?', asked_by: asker, timestamp_created: AT };
  const written = { mode: 'extractive', model: 'none', prompt_version: '1', written_at: AT };
  const text = 'Three days late is fine [1].';
  const draft = { state: 'ready', text, citations: [CITATION], confidence: 'high', ...written, searched: [] };
  const edit = { text, saved_by: { id: manager.user.id, name: manager.user.name }, saved_at: AT };
  return { header, asked, draft, edit, place: { request_id: id, site_id: site.id, study_id: study.id, number: 1 } };
}

type Stored = Record<string, Record<string, unknown>>;

/** Paths and contents as earlier releases stored them. */
const SHAPES: Record<string, (id: string) => Stored> = {
  'one document, before drafts could be written again': (id) => {
    const { header, asked, draft } = parts(id);
    return {
      [`${COLLECTIONS.requests}/${id}`]: {
        ...header,
        queries: [{ ...asked, draft, edit: null, sent: null, version: 1 }],
      },
      [`${COLLECTIONS.siteRequests}/${id}`]: { ...header, answered_at: null, queries: [{ ...asked, answer: null }] },
    };
  },
  'one document with a saved response, before it had citations': (id) => {
    const { header, asked, draft, edit } = parts(id);
    return {
      [`${COLLECTIONS.requests}/${id}`]: { ...header, queries: [{ ...asked, draft, edit, sent: null, version: 2 }] },
      [`${COLLECTIONS.siteRequests}/${id}`]: { ...header, answered_at: null, queries: [{ ...asked, answer: null }] },
    };
  },
  'a document per question, before owners and due times': (id) => {
    const { header, asked, draft, edit, place: at } = parts(id);
    const key = queryKey(id, 'q1');
    const newest_query = { id: 'q1', draft: 'ready', is_edited: true, is_sent: false };
    return {
      [`${COLLECTIONS.requests}/${id}`]: { ...header, query_count: 1, newest_query, answered_at: null, active_at: AT },
      [`${COLLECTIONS.requestQueries}/${key}`]: { ...at, ...asked, draft, edit, sent: null, version: 2 },
      [`${COLLECTIONS.siteRequests}/${id}`]: { ...header, answered_at: null, query_count: 1 },
      [`${COLLECTIONS.siteRequestQueries}/${key}`]: { ...at, ...asked, answer: null },
    };
  },
};

test.each(Object.entries(SHAPES))(
  'a request of an earlier release can be read, edited and answered: %s',
  async (_, shape) => {
    const id = newId();
    const stored = shape(id);
    const { manager, researcher } = place;
    try {
      for (const [path, record] of Object.entries(stored)) await database().doc(path).set(record);
      expect(await manager.call(`GET /get-request/${id}`)).toMatchObject({ status: 200 });
      expect(
        await manager.call(`POST /submit-response/${id}`, { json: { final_answer: 'Three days [1].' } }),
      ).toMatchObject({ status: 200 });
      const json = { final_answer: 'Three days late [1].', status: 'completed', evaluation: EVALUATION };
      expect(await manager.call(`POST /submit-response/${id}`, { json })).toMatchObject({ status: 200 });
      expect((await findRequest(EVERYWHERE, id))?.queries[0]?.sent).toMatchObject({ text: 'Three days late [1].' });
      expect(await researcher.call(`GET /get-request/${id}`)).toMatchObject({ status: 200 });
      expect(await researcher.call(`GET /requests/${id}/verify`)).toMatchObject({ status: 200 });
    } finally {
      for (const path of Object.keys(stored)) await database().doc(path).delete();
    }
  },
);
