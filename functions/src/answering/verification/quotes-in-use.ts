import type { Citation, Quote } from '@trialdesk/contract/entities/citation';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { ScopeDocument } from '../retrieval/scope.ts';
import { quoteInDocument } from './quote-in-document.ts';
import { findDocument } from '../../documents/document-repository.ts';

export interface CheckedCitation {
  citation: Citation;
  /** The same words in a document in use; null if it does not have them. */
  quote: Quote | null;
}

/** Followed from a cited document to the one in use. */
const MOST_VERSIONS = 50;

/** Checks citations of an answer anew, each in the document it cites or the version of that which is in use. */
export async function quotesInUse(
  citations: readonly Citation[],
  scope: readonly ScopeDocument[],
): Promise<CheckedCitation[]> {
  const current = await documentsInUse(citations, scope);
  return citations.map((citation) => {
    const document = current.get(citation.document_id);
    return { citation, quote: document ? quoteInDocument(citation, document) : null };
  });
}

/** By the id of a cited document: itself, or the version of it that is in use. */
async function documentsInUse(
  citations: readonly Citation[],
  scope: readonly ScopeDocument[],
): Promise<Map<string, ScopeDocument | null>> {
  const ids = [...new Set(citations.map(({ document_id }) => document_id))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await inUse(id, scope)] as const)));
}

async function inUse(cited: string, scope: readonly ScopeDocument[]): Promise<ScopeDocument | null> {
  let id: string | null = cited;
  for (let step = 0; id !== null && step < MOST_VERSIONS; step += 1) {
    const document = scope.find((each) => each.id === id);
    if (document) return document;
    // A document of any study may have been cited; what is returned is in this study's scope.
    id = (await findDocument(EVERYWHERE, id))?.replaced_by ?? null;
  }
  return null;
}
