import { CATEGORIES, PRIORITY_LABELS } from '@trialdesk/contract/choices';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { QuestionChange, SiteQuery, SiteRequest } from '@trialdesk/contract/entities/request';
import { SEAL_SENTENCES, type SealState } from '@trialdesk/contract/entities/seal';
import type { SealCheck } from '@trialdesk/contract/replies/seals';
import type { Content } from 'pdfmake/interfaces';
import { printable } from './printable.ts';

/** What was asked and answered, by whom and when, each answer with its sources, its signature and the state of its seal. */
export function conversationContent(request: SiteRequest, seals: readonly SealCheck[]): Content[] {
  const { request_number = request.request_id, title, study_name, site_name, category, priority } = request;
  return [
    { text: printable(title), style: 'title' },
    { text: printable([request_number, study_name, site_name].join(' · ')) },
    { text: `${CATEGORIES[category]} · ${PRIORITY_LABELS[priority]} priority` },
    ...request.queries.flatMap((query, at) => turnContent(query, { at, seal: sealOf(seals, query) })),
  ];
}

function sealOf(seals: readonly SealCheck[], { id }: SiteQuery): SealState | undefined {
  return seals.find(({ query_id }) => query_id === id)?.state;
}

interface Turn {
  /** From 0. */
  at: number;
  seal: SealState | undefined;
}

function turnContent(query: SiteQuery, { at, seal }: Turn): Content[] {
  const { question, asked_by, timestamp_created, changes = [], withdrawn, answer } = query;
  return [
    { text: `Question ${at + 1}`, style: 'part' },
    note('Asked', asked_by.name, timestamp_created),
    words(question),
    ...changes.flatMap(changeContent),
    ...(withdrawn ? [note('Withdrawn', withdrawn.by.name, withdrawn.at), words(withdrawn.reason)] : []),
    ...(answer ? answerContent(answer, seal) : []),
    ...(answer || withdrawn ? [] : [{ text: 'Not answered yet', style: 'note' }]),
  ];
}

function changeContent({ kind, text, by, at }: QuestionChange): Content[] {
  return kind === 'added'
    ? [note('Added', by.name, at), words(text)]
    : [note('Corrected', by.name, at), words(`It was: ${text}`)];
}

function answerContent(
  { text, citations, sent_at, signature }: NonNullable<SiteQuery['answer']>,
  seal: SealState | undefined,
): Content[] {
  return [
    { text: 'Answer', style: 'section' },
    words(text),
    ...(citations.length > 0 ? [{ text: 'Sources', style: 'section' }, ...citations.map(sourceContent)] : []),
    signature
      ? note(signature.meaning, `${signature.name} (${signature.role})`, signature.signed_at)
      : { text: `Sent on ${momentOf(sent_at)}`, style: 'note' },
    ...(seal ? [{ text: SEAL_SENTENCES[seal], style: 'note' }] : []),
  ];
}

function sourceContent({ number, document_name, document_version, page, section, ...quote }: Citation): Content {
  const place = [`${document_name}, version ${document_version}, page ${page}`, section].filter(Boolean).join(' · ');
  const marked = quote.marked_under === undefined ? '' : ` (marked under: ${quote.marked_under})`;
  const read = quote.ocr_rect ? 'Read by OCR: ' : '';
  return {
    text: printable(`[${number}] ${place}\n${read}“${quote.text_snippet}”${marked}`),
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
