export type Live<T> =
  { status: 'loading' } | { status: 'ready'; data: T } | { status: 'failed'; denied: boolean; retry: () => void };
