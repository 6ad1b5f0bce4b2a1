import type { Priority } from '@trialdesk/contract/choices';
import { draftJobs, requests } from '../firebase/collections.ts';
import type { TestPerson } from './api-world.ts';
import { forgetThread } from './stored-thread.ts';

const QUESTION = {
  title: 'Missed the week 4 visit',
  question: 'My patient missed the week 4 visit by three days, may I still give the dose?',
  category: 'study_procedures',
  priority: 'high',
};

/** Asks a question; returns the request's id. */
export async function askedRequest(
  person: TestPerson,
  {
    headers = {},
    ...fields
  }: { studyId: string; question?: string; priority?: Priority; headers?: Record<string, string> },
): Promise<string> {
  const reply = await person.call<{ request_id: string }>('POST /create-request', {
    json: { ...QUESTION, siteId: person.user.site_ids[0], userId: person.user.id, ...fields },
    headers,
  });
  if (reply.status !== 200) throw new Error(`The request was refused: ${JSON.stringify(reply.body)}`);
  return reply.body.request_id;
}

/** Removes the requests of a site with everything that depends on them. */
export async function forgetRequests(siteId: string): Promise<void> {
  const found = await requests().where('site_id', '==', siteId).get();
  for (const doc of found.docs) {
    const jobs = await draftJobs().where('request_id', '==', doc.id).get();
    await Promise.all([...jobs.docs.map((job) => job.ref.delete()), forgetThread(doc.id)]);
  }
}
