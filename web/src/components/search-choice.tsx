import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { loadCode } from '../lib/code/load-code.ts';
import type { SearchChoiceFieldProps } from './search-choice-field.tsx';

/** Lazy, since searchable fields are large. */
const SearchChoiceField = lazy(async () => ({
  default: (await loadCode(() => import('./search-choice-field.tsx'))).SearchChoiceField,
}));

export function SearchChoice(props: SearchChoiceFieldProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
      <SearchChoiceField {...props} />
    </Suspense>
  );
}
