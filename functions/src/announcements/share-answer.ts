import { danglingMarks, dropMarks } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { AnswerPlace } from '@trialdesk/contract/entities/request';
import { identifyingWordsIn, wordsToRemove } from '@trialdesk/contract/identifying-words';
import type { ShareAnswerPayload } from '@trialdesk/contract/payloads/announcement';
import type { AnnouncementView, SharingView } from '@trialdesk/contract/replies/announcements';
import type { CitedPageView } from '@trialdesk/contract/replies/cited-page';
import { citedIn, closedUp } from '@trialdesk/contract/response-citations';
import { quotesInUse } from '../answering/verification/quotes-in-use.ts';
import { documentsInScope } from '../citing/documents-in-scope.ts';
import { openCited } from '../citing/open-cited.ts';
import { openSentAnswer } from '../citing/open-sent-answer.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { filled } from '../messages.ts';
import { namesOfAskers } from '../requests/names-of-askers.ts';
import { publish, type Announcing } from './announce.ts';
import { findAnnouncement, lastShared } from './announcement-repository.ts';

/** For a person to review. Errors: 403; 404. */
export async function prepareSharing(member: AuthorizedMember, place: AnswerPlace): Promise<SharingView> {
  const { request, query, answer, citations, lost } = await shareable(member, place);
  const { study_id, study_name, title } = request;
  return {
    ...{ study_id, study_name, title, question: query.question, citations, lost },
    text: dropMarks(answer.text, (number) => lost.some((citation) => citation.number === number)),
    names: namesOfAskers(request, [query]),
    shared_at: await lastShared(place),
  };
}

/**
 * As `publish`. Errors: 400 for words that may say who asked and that nobody has left on purpose; 403; 404; 409 when it was
 * shared after it was reviewed; 422 for a number in the text whose citation the documents in use do not have.
 */
export async function shareAnswer(by: Announcing, input: ShareAnswerPayload): Promise<AnnouncementView> {
  const { request_id, query_id, title, question } = input;
  const { request, query, citations } = await shareable(by.member, { request_id, query_id });
  const names = namesOfAskers(request, [query]);
  const found = wordsToRemove(input, names);
  if (found.length > 0) {
    const detail = filled('saysWhoAsked', { words: found.map((words) => `“${words}”`).join(', ') });
    throw new ApiError('bad_input', detail, { kept_words: detail });
  }
  const marks = danglingMarks(
    input.text,
    citations.map(({ number }) => number),
  ).join(', ');
  if (marks !== '') {
    throw new ApiError('uncited_number', filled('uncitedNumber', { marks }), { text: filled('noCitation', { marks }) });
  }
  const { study_id, study_name } = request;
  const { text, citations: cited } = closedUp(input.text, citations);
  const shared = { question, citations: cited };
  const content = { study_id, study_name, title, text, shared, shared_from: { request_id, query_id } };
  const reviewed = { keptWords: identifyingWordsIn(input, names), seenSharedAt: input.seen_shared_at };
  return publish(by, content, reviewed);
}

/** Of a citation of a shared answer. Errors: 403; 404. */
export async function sharedPage(
  member: AuthorizedMember,
  { id, number }: { id: string; number: number },
  clock: Clock,
): Promise<CitedPageView> {
  const announcement = await findAnnouncement(member.reach, id);
  const citation = announcement?.shared?.citations.find((each) => each.number === number);
  if (!announcement || !citation) throw new ApiError('not_found', 'noSuchCitation');
  return openCited(member, { citation, study_id: announcement.study_id }, clock);
}

/** With its citations as the documents in use have them, under the numbers of the answer, without who added them. */
async function shareable(member: AuthorizedMember, place: AnswerPlace) {
  const sent = await openSentAnswer(member.reach, place);
  const { text, citations } = sent.answer;
  const scope = await documentsInScope(member.reach, sent.request.study_id);
  const checked = await quotesInUse(citedIn(text, citations), scope);
  return {
    ...sent,
    citations: checked.flatMap(({ citation, quote }): Citation[] =>
      quote ? [{ ...quote, number: citation.number }] : [],
    ),
    lost: checked.filter(({ quote }) => quote === null).map(({ citation }) => citation),
  };
}
