import { SCOPES, type Scope } from '@trialdesk/contract/request-view';

/** Selected site ids as kept in the URL; null means all, including sites added later. */
export type SiteSelection = readonly string[] | null;

const SCOPE = 'scope';
const SITES = 'sites';

/** `home` is the scope of an address without one. */
export function readScope(params: URLSearchParams, home: Scope): Scope {
  const scope = params.get(SCOPE);
  return SCOPES.find((each) => each === scope) ?? home;
}

export function readSelection(params: URLSearchParams): SiteSelection {
  return params.get(SITES)?.split(',').filter(Boolean) ?? null;
}

/** Switches the scope, which clears the selection (specification, section 4). */
export function withScope(params: URLSearchParams, scope: Scope): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(SCOPE, scope);
  next.set(SITES, '');
  return next;
}

/** All sites, including those added later. */
export function withEverySite(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(SCOPE, 'all');
  next.delete(SITES);
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
