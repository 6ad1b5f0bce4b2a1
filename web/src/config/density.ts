import { keep, onKeptChange, readKept } from '../lib/storage/browser-storage.ts';

const DENSITY_NAME = 'density';

/** Root attribute that base.css uses for compact spacing. */
const DENSITY_ATTRIBUTE = 'data-density';

const COMPACT = 'compact';

function show(compact: boolean): void {
  if (compact) document.documentElement.setAttribute(DENSITY_ATTRIBUTE, COMPACT);
  else document.documentElement.removeAttribute(DENSITY_ATTRIBUTE);
}

export function isCompact(): boolean {
  return readKept('browser', DENSITY_NAME) === COMPACT;
}

/** Applies compact mode now and on the person's later visits in this browser. */
export function setCompact(compact: boolean): void {
  keep('browser', DENSITY_NAME, compact ? COMPACT : null);
  show(compact);
}

/** Applies the kept choice before the first paint, and follows it from then on. */
export function applyDensity(): void {
  show(isCompact());
  onKeptChange(() => show(isCompact()));
}
