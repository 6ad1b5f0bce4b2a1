import { isDeepStrictEqual } from 'node:util';
import type { SiteQuery, SiteRequest } from '@trialdesk/contract/entities/request';
import type { RequestExport } from '@trialdesk/contract/replies/request-export';
import type { Content } from 'pdfmake/interfaces';
import type { ExportedRequest } from '../request-export.ts';
import { conversationContent } from './conversation-content.ts';
import { printable } from './printable.ts';

/** In points, per level of nesting. */
const INDENT = 10;

/** The conversation, to be read and filed, then everything on record. */
export function exportContent({ record, conversation, seals }: ExportedRequest): Content[] {
  return [
    ...conversationContent(conversation, seals),
    { text: 'Complete record', style: 'title', pageBreak: 'before' },
    ...recordContent(record, conversation),
  ];
}

/**
 * Everything in the export, in its order, under its field names: additions are in the PDF too. Empty values are left
 * out. What the conversation has is not written again, since long threads take half a minute, nor are citations that were
 * sent as they were drafted.
 */
function recordContent({ request, queries, audit, ...origin }: RequestExport, conversation: SiteRequest): Content[] {
  return [
    ...fieldsOf(origin, 0),
    { text: 'Request', style: 'part' },
    ...fieldsOf(request, 0),
    ...queries.flatMap((query, at): Content[] => [
      { text: `Question ${at + 1}`, style: 'part' },
      ...fieldsOf(citedOnce(writtenOnce(query, conversation.queries[at])), 0),
    ]),
    ...(audit ? [{ text: 'Audit trail', style: 'part' }, ...audit.flatMap(entryContent)] : []),
  ];
}

const ABOVE = 'As above';

function writtenOnce(query: Record<string, unknown>, turn: SiteQuery | undefined): Record<string, unknown> {
  if (!turn) return query;
  const { question, answer } = turn;
  const shown = [question, answer?.text, answer?.citations].filter((each) => each !== undefined && each.length > 0);
  const once = (value: unknown) => (shown.some((each) => isDeepStrictEqual(each, value)) ? ABOVE : value);
  const inside = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? mapped(value, once) : once(value);
  return mapped(query, inside);
}

function mapped(fields: object, change: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));
}

function citedOnce(query: Record<string, unknown>): Record<string, unknown> {
  const { draft, sent } = query;
  const isRepeated = hasCitations(draft) && hasCitations(sent) && isDeepStrictEqual(draft.citations, sent.citations);
  return isRepeated ? { ...query, sent: { ...sent, citations: 'As in the draft' } } : query;
}

function hasCitations(answer: unknown): answer is { citations: readonly unknown[] } {
  if (typeof answer !== 'object' || answer === null || !('citations' in answer)) return false;
  return Array.isArray(answer.citations) && answer.citations.length > 0;
}

function entryContent(entry: Record<string, unknown>, at: number): Content[] {
  return [{ text: `Entry ${at + 1}`, style: 'section' }, ...fieldsOf(entry, 1)];
}

function fieldsOf(fields: object, level: number): Content[] {
  return Object.entries(fields).flatMap(([name, value]) => fieldContent(labelOf(name), value, level));
}

function fieldContent(label: string, value: unknown, level: number): Content[] {
  const margin: [number, number, number, number] = [level * INDENT, 1, 0, 1];
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object')) return fieldContent(label, value.join(', '), level);
    return value.flatMap((item, at) => fieldContent(`${label} ${at + 1}`, item, level));
  }
  if (typeof value === 'object') {
    const inside = fieldsOf(value, level + 1);
    return inside.length === 0 ? [] : [{ text: label, style: 'section', margin: [margin[0], 5, 0, 1] }, ...inside];
  }
  const text = printable(typeof value === 'string' ? value : JSON.stringify(value));
  if (text.includes('\n'))
    return [
      { text: label, style: 'label', margin },
      { text, style: 'lines', margin },
    ];
  return [{ text: [{ text: `${label}: `, style: 'label' }, text], margin }];
}

/** `sent_at` as "Sent at". */
function labelOf(name: string): string {
  const words = printable(name.replaceAll('_', ' '));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
