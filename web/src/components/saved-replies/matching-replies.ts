import type { SavedReplyView } from '@trialdesk/contract/replies/saved-replies';

/** Those that contain each word: titles that begin with what is searched first, then other titles, then texts. */
export function matchingReplies(replies: readonly SavedReplyView[], search: string): SavedReplyView[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...replies];
  const words = wanted.split(/\s+/);
  const rank = ({ title, text }: SavedReplyView): number => {
    const name = title.toLowerCase();
    if (name.startsWith(wanted)) return 0;
    if (words.every((word) => name.includes(word))) return 1;
    const all = `${name}\n${text.toLowerCase()}`;
    return words.every((word) => all.includes(word)) ? 2 : NONE;
  };
  return replies
    .map((reply) => ({ reply, place: rank(reply) }))
    .filter(({ place }) => place !== NONE)
    .sort((a, b) => a.place - b.place)
    .map(({ reply }) => reply);
}

const NONE = 3;
