/** `tab` lasts as long as the tab, `browser` is shared by all tabs. */
export type Shelf = 'tab' | 'browser';

/** Start of the name of everything kept by the application. */
const PREFIX = 'td.';

/** Whose entries these are; public/first-paint.js reads it too. */
const OWNER = `${PREFIX}owner`;

/** The person whose session ended without their doing, whose typed text waits for them. */
const IDLE = `${PREFIX}idle`;

/** Begin the names of what people have typed or chosen and not sent. */
const TYPED = ['draft.', 'value.'];

const SHELVES: Record<Shelf, () => Storage> = {
  tab: () => window.sessionStorage,
  browser: () => window.localStorage,
};

/** Whose session this tab shows; until that is known, of the last one. */
let known: { owner: string | null } | null = null;

const listeners = new Set<() => void>();

function ownerNow(): string | null {
  return known ? known.owner : window.localStorage.getItem(OWNER);
}

function notify(): void {
  for (const listener of listeners) listener();
}

const start = (userId: string) => `${PREFIX}${userId}.`;

/** Null without an entry, and for everyone but its owner. */
export function readKept(shelf: Shelf, name: string): string | null {
  const owner = ownerNow();
  return owner === null ? null : SHELVES[shelf]().getItem(start(owner) + name);
}

/** Null removes the entry. Without a signed-in person nothing is kept. */
export function keep(shelf: Shelf, name: string, value: string | null): void {
  const owner = ownerNow();
  if (owner === null) return;
  if (value === null) SHELVES[shelf]().removeItem(start(owner) + name);
  else SHELVES[shelf]().setItem(start(owner) + name, value);
  if (shelf === 'browser') notify();
}

/** After each change of what all tabs share, and when the person changes. Returns how to stop. */
export function onKeptChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notify);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', notify);
  };
}

export function hasTypedText(): boolean {
  const owner = ownerNow();
  return owner !== null && [...namesOn('tab'), ...namesOn('browser')].some((name) => isTypedBy(owner, name));
}

function isTypedBy(owner: string, name: string): boolean {
  return TYPED.some((kind) => name.startsWith(start(owner) + kind));
}

/** Call when a person is signed in: what others left is removed. */
export function openStorage(userId: string): void {
  removeFrom('tab', (name) => !name.startsWith(start(userId)));
  removeFrom('browser', (name) => !name.startsWith(start(userId)));
  window.localStorage.setItem(OWNER, userId);
  known = { owner: userId };
  notify();
}

/** Call before ending a session that the person has not ended: every tab keeps what they typed until the next person signs in. */
export function awaitReturn(): void {
  const owner = ownerNow();
  if (owner !== null) window.localStorage.setItem(IDLE, owner);
}

/** Call when nobody is signed in. Returns who is awaited, if anybody. */
export function closeStorage(): { awaits: string | null } {
  const away = window.localStorage.getItem(IDLE);
  known = { owner: null };
  removeFrom('tab', (name) => away === null || !name.startsWith(start(away)));
  removeFrom('browser', (name) => name !== IDLE && (away === null || !isTypedBy(away, name)));
  notify();
  return { awaits: away };
}

function namesOn(shelf: Shelf): string[] {
  return Object.keys(SHELVES[shelf]()).filter((name) => name.startsWith(PREFIX));
}

function removeFrom(shelf: Shelf, isRemoved: (name: string) => boolean): void {
  for (const name of namesOn(shelf)) if (isRemoved(name)) SHELVES[shelf]().removeItem(name);
}
