import { CATEGORIES, PRIORITY_LABELS } from '@trialdesk/contract/choices';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { QuestionChange, SiteQuery, SiteRequest } from '@trialdesk/contract/entities/request';
import type { Content } from 'pdfmake/interfaces';
import { printable } from './printable.ts';

/** What was asked and answered, by whom and when, each answer with its sources and its signature. */
export function conversationContent(request: SiteRequest): Content[] {
  const { request_number = request.request_id, title, study_name, site_name, category, priority } = request;
  return [
    { text: printable(title), style: 'title' },
    { text: printable([request_number, study_name, site_name].join(' · ')) },
    { text: `${CATEGORIES[category]} · ${PRIORITY_LABELS[priority]} priority` },
    ...request.queries.flatMap(turnContent),
  ];
}

function turnContent(query: SiteQuery, at: number): Content[] {
  const { question, asked_by, timestamp_created, changes = [], withdrawn, answer } = query;
  return [
    { text: at === 0 ? 'Question' : `Follow-up ${at}`, style: 'part' },
    note('Asked', asked_by.name, timestamp_created),
    ...changes.map(({ kind, by, at: changedAt }) => note(CHANGED[kind], by.name, changedAt)),
    words(question),
    ...(withdrawn ? [note('Withdrawn', withdrawn.by.name, withdrawn.at), words(withdrawn.reason)] : []),
    ...(answer ? answerContent(answer) : []),
    ...(answer || withdrawn ? [] : [{ text: 'Not answered yet', style: 'note' }]),
  ];
}

const CHANGED: Record<QuestionChange['kind'], string> = { added: 'Added to', corrected: 'Corrected' };

function answerContent({ text, citations, sent_at, signature }: NonNullable<SiteQuery['answer']>): Content[] {
  return [
    { text: 'Answer', style: 'section' },
    words(text),
    ...(citations.length > 0 ? [{ text: 'Sources', style: 'section' }, ...citations.map(sourceContent)] : []),
    signature
      ? note(signature.meaning, `${signature.name}, ${signature.role}`, signature.signed_at)
      : { text: `Sent on ${momentOf(sent_at)}`, style: 'note' },
  ];
}

function sourceContent({ number, document_name, document_version, page, section, ...quote }: Citation): Content {
  const place = [`${document_name}, version ${document_version}, page ${page}`, section].filter(Boolean).join(' · ');
  const marked = quote.marked_under === undefined ? '' : ` (marked under: ${quote.marked_under})`;
  return {
    text: printable(`[${number}] ${place}\n“${quote.text_snippet}”${marked}`),
    margin: [10, 1, 0, 2],
    style: 'lines',
  };
}

function words(text: string): Content {
  return { text: printable(text), style: 'lines', margin: [0, 2, 0, 2] };
}

/** "Asked by Mara Keller on March 1, 2026 at 09:00 UTC" */
function note(what: string, name: string, at: string): Content {
  return { text: printable(`${what} by ${name} on ${momentOf(at)}`), style: 'note' };
}

const MOMENT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

function momentOf(at: string): string {
  return `${MOMENT.format(new Date(at))} UTC`;
}
