import type { Citation } from '@trialdesk/contract/entities/citation';
import type { TestPerson } from './api-world.ts';
import { askedRequest } from './asked-request.ts';
import { draftReady } from './draft-ready.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 5, citation_quality: 5, comment: '' };

interface Answering {
  researcher: TestPerson;
  manager: TestPerson;
  studyId: string;
  /** Words of a document of the study. */
  taken: { document_id: string; page: number; text: string };
}

/** Asks a question, cites the words in the answer as citation 1, and sends it. */
export async function citedAnswer({ researcher, manager, studyId, taken }: Answering) {
  const id = await askedRequest(researcher, { studyId });
  const query_id = (await draftReady(id)).queries[0]?.id ?? '';
  const added = await manager.call<Citation>(`POST /requests/${id}/queries/${query_id}/citations`, { json: taken });
  const reply = await manager.call(`POST /submit-response/${id}`, {
    json: { status: 'completed', final_answer: `Yes. [${added.body.number}]`, evaluation: EVALUATION },
  });
  if (reply.status !== 200) throw new Error(`The answer was refused: ${JSON.stringify(reply.body)}`);
  return { id, query_id };
}
