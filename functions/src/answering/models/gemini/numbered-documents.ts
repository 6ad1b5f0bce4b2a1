import { statedTitle, type ScopeDocument, type ScopePassage } from '../../retrieval/scope.ts';
import type { CitableLine } from './citable-lines.ts';
import { escapeName, tag } from './fence.ts';
import { PageWriter } from './page-writer.ts';

export interface NumberedDocuments {
  text: string;
  /** Line `[1]` comes first. */
  lines: readonly CitableLine[];
}

/**
 * By document, page and section. The order does not depend on the question, so that prompts about the same passages
 * begin alike.
 */
export function numberDocuments(passages: readonly ScopePassage[]): NumberedDocuments {
  const writer = new PageWriter();
  const chosen = new Set(passages.map(({ key }) => key));
  const documents = [...new Set(passages.map(({ document }) => document))].sort(byName);
  const texts = documents.map((document) => {
    const keyOf = new Map(
      passages.flatMap((entry) => (entry.document === document ? [[entry.passage, entry.key]] : [])),
    );
    const entries = document.file.passages.map((passage) => ({ key: keyOf.get(passage) ?? '', document, passage }));
    return tag(openingOf(document), `\n${writer.write(entries, chosen).join('\n')}\n`);
  });
  return { text: texts.join('\n'), lines: writer.lines };
}

function byName(one: ScopeDocument, other: ScopeDocument): number {
  return one.name.localeCompare(other.name, 'en') || one.id.localeCompare(other.id, 'en');
}

function openingOf({ name, file }: ScopeDocument): string {
  const title = statedTitle(file);
  return `document name="${escapeName(name)}"${title === null ? '' : ` title="${escapeName(title)}"`}`;
}
