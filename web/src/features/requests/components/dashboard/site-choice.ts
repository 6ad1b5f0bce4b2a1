/** Whose sites the dashboard is about. */
export type Scope = 'mine' | 'all';

/** Chosen sites as the address keeps them: null for all of them, so that a site added later is among them. */
export type SiteChoice = readonly string[] | null;

const SCOPE = 'scope';
const SITES = 'sites';

export function readScope(params: URLSearchParams): Scope {
  return params.get(SCOPE) === 'all' ? 'all' : 'mine';
}

export function readChoice(params: URLSearchParams): SiteChoice {
  return params.get(SITES)?.split(',').filter(Boolean) ?? null;
}

/** The address of another scope; nothing is chosen there yet (specification, section 4). */
export function withScope(params: URLSearchParams, scope: Scope): URLSearchParams {
  const next = new URLSearchParams(params);
  if (scope === 'all') next.set(SCOPE, scope);
  else next.delete(SCOPE);
  next.set(SITES, '');
  return next;
}

/** The address with these sites chosen of all that there are. */
export function withChoice(
  params: URLSearchParams,
  { chosen, all }: { chosen: ReadonlySet<string>; all: readonly string[] },
): URLSearchParams {
  const next = new URLSearchParams(params);
  const ids = all.filter((id) => chosen.has(id));
  if (ids.length === all.length) next.delete(SITES);
  else next.set(SITES, ids.join(','));
  return next;
}
