import type { Statement } from '../passages/study-fact.ts';
import type { ReadablePassage } from './readable-passage.ts';
import type { StudyField } from './study-fields.ts';

/** Sections beyond these repeat what the first ones say. */
const MOST_SECTIONS = 3;

/** Whether a row or sentence states a field without help from its place. Headings do not. */
export function statesByItself({ sentences }: ReadablePassage, { states }: StudyField): boolean {
  return states !== null && sentences.some((sentence) => states.test(sentence));
}

/** By section, for a field that no label or heading leads to. */
export function mentionsOf(passages: readonly ReadablePassage[], field: StudyField): Statement[] {
  if (!field.states) return [];
  const statements = new Map<ReadablePassage['section'], Statement>();
  for (const readable of passages) {
    const { passage, section } = readable;
    if (section.isBackground || !statesByItself(readable, field)) continue;
    const known = statements.get(section);
    if (known) known.passages.push(passage.id);
    else if (statements.size < MOST_SECTIONS)
      statements.set(section, { source: 'section', heading: section.names.at(-1) ?? '', passages: [passage.id] });
  }
  return [...statements.values()];
}
