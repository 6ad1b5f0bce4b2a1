export type Scope = 'mine' | 'all';

/** Selected site ids as kept in the URL; null means all, including sites added later. */
export type SiteSelection = readonly string[] | null;

const SCOPE = 'scope';
const SITES = 'sites';

export function readScope(params: URLSearchParams): Scope {
  return params.get(SCOPE) === 'all' ? 'all' : 'mine';
}

export function readSelection(params: URLSearchParams): SiteSelection {
  return params.get(SITES)?.split(',').filter(Boolean) ?? null;
}

/** Switches the scope, which clears the selection (specification, section 4). */
export function withScope(params: URLSearchParams, scope: Scope): URLSearchParams {
  const next = new URLSearchParams(params);
  if (scope === 'all') next.set(SCOPE, scope);
  else next.delete(SCOPE);
  next.set(SITES, '');
  return next;
}

export function withSelection(
  params: URLSearchParams,
  { selected, all }: { selected: ReadonlySet<string>; all: readonly string[] },
): URLSearchParams {
  const next = new URLSearchParams(params);
  const ids = all.filter((id) => selected.has(id));
  if (ids.length === all.length) next.delete(SITES);
  else next.set(SITES, ids.join(','));
  return next;
}
