const DENSITY_KEY = 'td-density';

/** Root attribute that base.css uses for compact spacing. */
const DENSITY_ATTRIBUTE = 'data-density';

const COMPACT = 'compact';

const listeners = new Set<() => void>();

function show(compact: boolean): void {
  if (compact) document.documentElement.setAttribute(DENSITY_ATTRIBUTE, COMPACT);
  else document.documentElement.removeAttribute(DENSITY_ATTRIBUTE);
}

export function isCompact(): boolean {
  return window.localStorage.getItem(DENSITY_KEY) === COMPACT;
}

/** Applies compact mode now and on later visits in this browser. */
export function setCompact(compact: boolean): void {
  if (compact) window.localStorage.setItem(DENSITY_KEY, COMPACT);
  else window.localStorage.removeItem(DENSITY_KEY);
  show(compact);
  for (const listener of listeners) listener();
}

/** Subscribes to changes in this tab; returns the unsubscribe function. */
export function onDensityChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies the stored choice before the first paint. */
export function applyDensity(): void {
  show(isCompact());
}
