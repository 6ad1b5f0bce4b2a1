import type { Citation } from '@trialdesk/contract/entities/citation';
import type { Confidence, DocumentDoubt, SetAsideDocument } from '@trialdesk/contract/entities/draft';
import type { ScopeDocument } from '../retrieval/scope.ts';
import { documentIdentity, names, type DocumentIdentity } from './document-identity.ts';

/**
 * Documents for all studies, and those that name another study or drug than the study's other documents, or than its
 * own name if that is short, such as `LANTERN-3`.
 */
export function documentDoubts(
  citations: readonly Pick<Citation, 'document_id'>[],
  documents: readonly ScopeDocument[],
  studyName: string,
): DocumentDoubt[] {
  const cited = documents.filter(({ id }) => citations.some(({ document_id }) => document_id === id));
  return cited.flatMap((document) => {
    const about = { document_id: document.id, document_name: document.name };
    const other = nameOfAnother(document, { documents, studyName });
    return [
      ...(document.is_for_all_studies ? [{ ...about, kind: 'all_studies' as const }] : []),
      ...(other ? [{ ...about, ...other }] : []),
    ];
  });
}

/**
 * Documents for all studies that name another study or drug, by the same rule. They answer only if the others do not:
 * one sponsor's protocol holds for no other study.
 */
export function documentsOfOthers(documents: readonly ScopeDocument[], studyName: string): SetAsideDocument[] {
  const general = documents.filter((document) => document.is_for_all_studies);
  return general.flatMap((document) => {
    const { id, name, version, upload_date } = document;
    const other = nameOfAnother(document, { documents, studyName });
    return other ? [{ id, name, version, upload_date, ...other }] : [];
  });
}

/** Another study or drug may have other rules, however well the words fit. */
export function confidenceWith(doubts: readonly DocumentDoubt[], confidence: Confidence): Confidence {
  if (doubts.some(({ kind }) => kind !== 'all_studies')) return 'low';
  return doubts.length > 0 && confidence === 'high' ? 'medium' : confidence;
}

interface Scope {
  documents: readonly ScopeDocument[];
  studyName: string;
}

/** Compared with the study's own documents. */
function nameOfAnother(
  document: ScopeDocument,
  { documents, studyName }: Scope,
): Pick<SetAsideDocument, 'kind' | 'named'> | null {
  const { file } = document;
  const own = documents.filter((other) => other !== document && !other.is_for_all_studies);
  const named = documentIdentity(file);
  if (names(file, studyName)) return null;
  const others = own.map((document) => documentIdentity(document.file));
  const studies = expected(others, 'studies', isShortName(studyName) ? [studyName] : []);
  const [study] = named.studies;
  if (study !== undefined && isAnother(named.studies, studies, (name) => names(file, name))) {
    return { kind: 'other_study', named: study };
  }
  const [drug] = named.drugs;
  const drugs = expected(others, 'drugs');
  if (drug !== undefined && isAnother(named.drugs, drugs, (name) => names(file, name))) {
    return { kind: 'other_drug', named: drug };
  }
  return null;
}

function expected(
  others: readonly DocumentIdentity[],
  kind: keyof DocumentIdentity,
  further: readonly string[] = [],
): string[] {
  return [...others.flatMap((identity) => identity[kind]), ...further];
}

/** Not without something to compare it with. */
function isAnother(
  named: readonly string[],
  expectedNames: readonly string[],
  isMentioned: (name: string) => boolean,
): boolean {
  const known = expectedNames.map((name) => name.toUpperCase());
  return (
    known.length > 0 &&
    !named.some((name) => known.includes(name.toUpperCase())) &&
    !expectedNames.some((name) => isMentioned(name))
  );
}

/** One word with letters and digits, which a study's documents would use. */
function isShortName(name: string): boolean {
  return /^(?=\S*\p{L}{2})\S*\d\S*$/u.test(name);
}
