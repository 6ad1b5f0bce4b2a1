import { isDeepStrictEqual } from 'node:util';
import type { RequestExport } from '@trialdesk/contract/replies/request-export';
import type { Content } from 'pdfmake/interfaces';
import type { ExportedRequest } from '../request-export.ts';
import { conversationContent } from './conversation-content.ts';
import { printable } from './printable.ts';

/** In points, per level of nesting. */
const INDENT = 10;

/** The conversation, to be read and filed, then everything on record. */
export function exportContent({ record, conversation }: ExportedRequest): Content[] {
  return [
    ...conversationContent(conversation),
    { text: 'Complete record', style: 'title', pageBreak: 'before' },
    ...recordContent(record),
  ];
}

/**
 * Everything in the export, in its order, under its field names: additions are in the PDF too. Empty values are left
 * out, and citations that were sent as they were drafted are not written again.
 */
function recordContent({ request, queries, audit, ...origin }: RequestExport): Content[] {
  return [
    ...fieldsOf(origin, 0),
    { text: 'Request', style: 'part' },
    ...fieldsOf(request, 0),
    ...queries.flatMap((query, at): Content[] => [
      { text: `Question ${at + 1}`, style: 'part' },
      ...fieldsOf(citedOnce(query), 0),
    ]),
    ...(audit ? [{ text: 'Audit trail', style: 'part' }, ...audit.flatMap(entryContent)] : []),
  ];
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
