/** What a screen knows of data that it follows. */
export type Live<T> =
  { status: 'loading' } | { status: 'ready'; data: T } | { status: 'failed'; denied: boolean; retry: () => void };
