import { shorten } from '../tables/shorten.ts';

/** A lead-in or an item that those below it belong to. */
interface Entry {
  left: number;
  text: string;
  /** How its mark is written; null for a sentence that leads into a list. */
  style: string | null;
}

/** So near to one another do things begin that stand at one indentation. */
const ALIGNED = 2;

/** The lead-ins and items above a place in a list, outermost first; they hold over a page's end. */
export class ListPath {
  private entries: Entry[] = [];

  /** What leads into what stands right below it; empty when something else came since. */
  get leadIn(): string {
    const last = this.entries.at(-1)?.text ?? '';
    return last.endsWith(':') ? last : '';
  }

  /** Enters an item and returns the lead-ins and items that it belongs to, outermost first. */
  enter(text: string, left: number): string[] {
    const style = styleOf(text, this.entries);
    const same = this.entries.findIndex((entry) => entry.style === style && Math.abs(entry.left - left) <= ALIGNED);
    const above = same === -1 ? this.entries : this.entries.slice(0, same);
    // An item at the indentation of one with another mark belongs to it when that one leads into something.
    this.entries = above.filter(
      (entry) => entry.left < left - ALIGNED || (Math.abs(entry.left - left) <= ALIGNED && entry.text.endsWith(':')),
    );
    const leadIn = this.entries.map((entry) => entry.text);
    this.entries.push({ left, text: shorten(text), style });
    return leadIn;
  }

  /** Goes to a paragraph: one that leads into a list, or one that ends all that do not stand further out. */
  pass(text: string, left: number): void {
    const above = this.entries.filter((entry) => entry.left < left - ALIGNED);
    const leadsIn = /:\s*$/.test(text);
    if (leadsIn) this.entries = [...above, { left: left - 3, text: shorten(lastSentence(text)), style: null }];
    else if (above.length === 0) this.entries = [];
  }

  /** Leaves all lists. */
  leave(): void {
    this.entries = [];
  }
}

/** How an item's mark is written. `i.` is a letter after `h.`, and a number otherwise. */
function styleOf(text: string, entries: Entry[]): string {
  const mark = /^\S+/.exec(text)?.[0] ?? '';
  const bare = mark.replace(/[().[\]]/g, '');
  const afterLetter = entries.some((entry) => entry.style === 'a' && follows(entry.text, bare));
  const kind = /^\d/.test(bare) ? '1' : /^[ivx]+$/.test(bare) && !afterLetter ? 'i' : /^[a-z]$/.test(bare) ? 'a' : bare;
  return /^[A-Z]$/.test(kind) ? 'A' : kind;
}

function follows(item: string, mark: string): boolean {
  const before = item.replace(/[([]/g, '').charCodeAt(0);
  return mark.length === 1 && mark.charCodeAt(0) === before + 1;
}

function lastSentence(text: string): string {
  return text.split(/(?<=[.?!])\s+(?=\p{Lu})/u).at(-1) ?? text;
}
