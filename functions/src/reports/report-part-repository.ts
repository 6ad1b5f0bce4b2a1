import { isDeepStrictEqual } from 'node:util';
import { monthOf, type CountedQuestion, type ReportPart } from '@trialdesk/contract/entities/report-part';
import { queryKey } from '@trialdesk/contract/paths';
import { FieldPath, type Transaction } from 'firebase-admin/firestore';
import { evaluations, reportParts, requestQueries, requests, sites } from '../firebase/collections.ts';
import { mayCommitTwice, runTransaction } from '../firebase/run-transaction.ts';
import { findAnswerTimes } from '../organisation/answer-times-repository.ts';
import { countedQuestion, partId, type QuestionPlace } from './counted-question.ts';
import { packQuestions, unpackQuestions } from './packed-questions.ts';

/**
 * Counts a question as it is now, or no longer if it is gone; `dryRun` changes nothing. May be repeated, late and in any
 * order. Returns whether it was counted otherwise.
 */
export async function recount(question: QuestionPlace, { dryRun = false } = {}): Promise<boolean> {
  const key = queryKey(question.request_id, question.id);
  const place = reportParts().doc(partId(question));
  return runTransaction(async (transaction) => {
    mayCommitTwice(transaction);
    const part = (await transaction.get(place)).data();
    const now = await countedNow(transaction, { key, requestId: question.request_id });
    const { [key]: known, ...others } = await unpackQuestions(part);
    const site_names = { ...part?.site_names, ...(now && { [now.counted.site_id]: now.site_name }) };
    if (isDeepStrictEqual(known, now?.counted) && isDeepStrictEqual(part?.site_names ?? {}, site_names)) return false;
    if (dryRun) return true;
    const questions = { ...others, ...(now && { [key]: now.counted }) };
    if (Object.keys(questions).length === 0) transaction.delete(place);
    else {
      const { study_id, timestamp_created } = question;
      const packed = await packQuestions(questions);
      transaction.set(place, { study_id, month: monthOf(timestamp_created), packed, site_names });
    }
    return true;
  });
}

interface Now {
  counted: CountedQuestion;
  site_name: string;
}

/**
 * Null if it is gone. Reads the question outside the transaction, whose locks would hold up who answers: what reads the
 * part last has the newest. Reads the site in it, since a new name would otherwise miss a part written meanwhile.
 */
async function countedNow(
  transaction: Transaction,
  { key, requestId }: { key: string; requestId: string },
): Promise<Now | null> {
  const [query, request, evaluation, times] = await Promise.all([
    requestQueries().doc(key).get(),
    requests().doc(requestId).get(),
    evaluations().doc(key).get(),
    findAnswerTimes(),
  ]);
  const [asked, header] = [query.data(), request.data()];
  if (!asked || !header) return null;
  const counted = await countedQuestion({ header, query: asked, evaluation: evaluation.data() ?? null, times });
  const site = (await transaction.get(sites().doc(header.site_id))).data();
  return { counted, site_name: site?.name ?? header.site_name };
}

/** Named by its `queryKey`. */
export async function recountEvaluated(key: string): Promise<void> {
  const query = (await requestQueries().doc(key).get()).data();
  if (query) await recount(query);
}

/** Of months, both included. */
export interface Period {
  study_id: string;
  from: string;
  to: string;
}

/** At most four for each month. */
export async function findParts({ study_id, from, to }: Period): Promise<ReportPart[]> {
  const found = await reportParts()
    .where('study_id', '==', study_id)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .orderBy('month')
    .get();
  return found.docs.map((doc) => doc.data());
}

/** To its present name; changes only parts with another one. */
export async function renameSite(id: string): Promise<void> {
  const name = (await sites().doc(id).get()).data()?.name;
  if (name === undefined) return;
  const field = new FieldPath('site_names', id);
  const { docs } = await reportParts().where(field, '!=', name).get();
  for (const { ref } of docs) await ref.update(field, name);
}
