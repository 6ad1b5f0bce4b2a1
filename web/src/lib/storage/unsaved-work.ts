import { hasTypedText } from './browser-storage.ts';

/** How long other tabs have to answer, in milliseconds. */
const PATIENCE = 200;

const CHANNEL = 'td.unsaved';

const open = new Set<symbol>();

/** Counts as unsaved work until the returned function is called. */
export function reportUnsaved(): () => void {
  const work = Symbol('unsaved');
  open.add(work);
  return () => open.delete(work);
}

/** In this tab. */
function hasUnsavedWork(): boolean {
  return open.size > 0 || hasTypedText();
}

/** Answers other tabs of this browser. Returns how to stop. */
export function answerOtherTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === 'unsaved?' && hasUnsavedWork()) channel.postMessage('unsaved');
  };
  return () => channel.close();
}

/** In any tab of this browser. */
export function isAnythingUnsaved(): Promise<boolean> {
  if (hasUnsavedWork()) return Promise.resolve(true);
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE);
    channel.onmessage = ({ data }) => {
      if (data === 'unsaved') resolve(true);
    };
    channel.postMessage('unsaved?');
  }).finally(() => channel.close());
}
