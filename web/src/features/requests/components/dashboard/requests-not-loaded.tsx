import { LoadFailed } from '../../../../components/load-failed.tsx';

interface RequestsNotLoadedProps {
  search: string;
  onRetry: () => void;
}

/** In place of the requests of either view. */
export function RequestsNotLoaded({ search, onRetry }: RequestsNotLoadedProps) {
  return (
    <LoadFailed
      title={search.trim() === '' ? 'Study requests could not be loaded.' : 'The requests could not be searched.'}
      onRetry={onRetry}
    />
  );
}
