import { lazy, Suspense } from 'react';
import { loadCode } from '../lib/code/load-code.ts';
import type { QuestionHistoryProps } from './question-changes.tsx';

/** Lazy, since few questions are changed. */
const QuestionChanges = lazy(async () => ({
  default: (await loadCode(() => import('./question-changes.tsx'))).QuestionChanges,
}));

/** What has become of a question since it was asked; nothing if it is as it was. */
export function QuestionHistory({ query }: QuestionHistoryProps) {
  if (!query.withdrawn && (query.changes ?? []).length === 0) return null;
  return (
    <Suspense>
      <QuestionChanges query={query} />
    </Suspense>
  );
}
