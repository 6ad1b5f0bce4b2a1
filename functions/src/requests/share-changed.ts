import { diffArrays } from 'diff';

/** Words not common to both in order: 0 for the same words, 1 for none in common. */
export function shareChanged(draft: string, sent: string): number {
  const before = words(draft);
  const after = words(sent);
  const total = before.length + after.length;
  if (total === 0) return 0;
  const changed = diffArrays(before, after)
    .filter(({ added, removed }) => added || removed)
    .reduce((sum, { value }) => sum + value.length, 0);
  return changed / total;
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
