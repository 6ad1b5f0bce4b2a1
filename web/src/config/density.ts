const DENSITY_KEY = 'td-density';

/** Attribute of the root element that base.css draws the page closer together by. */
const DENSITY_ATTRIBUTE = 'data-density';

const COMPACT = 'compact';

const listeners = new Set<() => void>();

function show(compact: boolean): void {
  if (compact) document.documentElement.setAttribute(DENSITY_ATTRIBUTE, COMPACT);
  else document.documentElement.removeAttribute(DENSITY_ATTRIBUTE);
}

/** Whether this browser shows pages in compact mode. */
export function isCompact(): boolean {
  return window.localStorage.getItem(DENSITY_KEY) === COMPACT;
}

/** Switches compact mode at once and for this browser's later visits. */
export function setCompact(compact: boolean): void {
  if (compact) window.localStorage.setItem(DENSITY_KEY, COMPACT);
  else window.localStorage.removeItem(DENSITY_KEY);
  show(compact);
  for (const listener of listeners) listener();
}

/** Calls on when compact mode was switched, in this tab. Answers how to stop. */
export function onDensityChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies what was chosen before, ahead of the first paint. */
export function applyDensity(): void {
  show(isCompact());
}
