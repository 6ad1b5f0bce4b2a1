import { SAME_START_PT } from '../geometry.ts';
import { shorten } from '../tables/shorten.ts';
import { readMark, type ListMark } from './list-marks.ts';

interface Entry {
  left: number;
  text: string;
  /** Null for a lead-in. */
  mark: ListMark | null;
}

// Set by eye on the development protocols.

/** Lists may be outdented from their lead-in by this. */
const LEAD_IN_ROOM_PT = 3;

/** Numbers that a list may skip after an interruption, as unrecognised items do. */
const MAX_SKIPPED = 2;

/** By which the items of one page may be indented more or less than those before. */
const PAGE_SHIFT_PT = 12;

const LEADS_INTO_LIST = /:\s*$/;

/** A sentence that only a list can complete. */
const UNFINISHED =
  /\s(?:are|is|be|by|if|to|of|for|with|either|includ(?:e|es|ing)(?: but not limited to)?|(?:the|as) follow(?:ing|s)|limited to)$/u;

/** `… are prohibited. Examples are listed below.` */
const POINTS_BELOW = /\b(?:listed|described|given|shown|provided|outlined|set out|are|is) (?:as follows|below)\.$/u;
const BARE_POINTER = /^(?:examples?|these|they|details?|some|the list)\b[^.]{0,40}\b(?:as follows|below)\.$/iu;

/** Joins items or comments on them, and leads into nothing by itself. */
const CONNECTIVE = /^(?:\P{L}{1,3}\s)?(?:and|or|and\/or|either|plus|note|notes|nb|n\.b\.)\s*[:.,]?$/iu;

/** Lead-ins and items above a place in a list; kept across pages. */
export class ListPath {
  private entries: Entry[] = [];
  /** Left edge of text that may have ended the list; null if none did. */
  private interruption: number | null = null;
  private isTableBelow = false;

  /** Of what follows; empty for none. */
  get leadIn(): string {
    const last = this.interruption === null ? this.entries.at(-1)?.text : undefined;
    return last?.endsWith(':') === true && !isConnective(last) ? last : '';
  }

  /** The lead-ins and items above, outermost first. */
  enter(text: string, left: number): string[] {
    const mark = readMark(text, this.above());
    this.leaveTable();
    if (this.interruption !== null && !this.resumes(mark, left)) this.entries = this.outside(this.interruption);
    this.interruption = null;
    const isAligned = (entry: Entry) => Math.abs(entry.left - left) <= SAME_START_PT;
    const aligned = this.entries.findIndex((entry) => entry.mark?.style === mark.style && isAligned(entry));
    const same =
      aligned === -1 ? this.entries.findIndex((entry) => isNext(mark, entry.mark) && isNear(entry, left)) : aligned;
    const above = same === -1 ? this.entries : this.entries.slice(0, same);
    // An aligned item of another style is below one that ends with a colon.
    this.entries = above.filter(
      (entry) => entry.left < left - SAME_START_PT || (isAligned(entry) && entry.text.endsWith(':')),
    );
    const leadIn = this.entries.map((entry) => entry.text).filter((entry) => !isConnective(entry));
    this.entries.push({ left, text: shorten(text), mark });
    return leadIn;
  }

  /** Text that goes on in another paragraph. */
  extend(text: string): void {
    const last = this.entries.at(-1);
    if (last) last.text = shorten(`${last.text} ${text}`);
  }

  /** Starts a list after a lead-in. After another paragraph the list must go on where it was. */
  pass(text: string, left: number): void {
    this.leaveTable();
    if (isConnective(text)) return;
    if (leadsIntoList(text) || UNFINISHED.test(text) || POINTS_BELOW.test(text)) {
      const outer = this.outside(Math.min(left, this.interruption ?? left));
      this.entries = [...outer, { left: left - LEAD_IN_ROOM_PT, text: shorten(leadInOf(text)), mark: null }];
      this.interruption = null;
    } else this.interrupt(left);
  }

  /** A title among the items, or text at this left edge. */
  interrupt(left = 0): void {
    this.interruption = Math.min(left, this.interruption ?? left);
  }

  /** A lead-in above a table does not lead into what follows it. */
  passTable(): void {
    this.isTableBelow = true;
  }

  leave(): void {
    this.entries = [];
    this.interruption = null;
  }

  private leaveTable(): void {
    if (this.isTableBelow && this.entries.at(-1)?.mark === null) this.entries.pop();
    this.isTableBelow = false;
  }

  private above(): { text: string; style: string }[] {
    return this.entries.flatMap(({ text, mark }) => (mark ? [{ text, style: mark.style }] : []));
  }

  private outside(left: number): Entry[] {
    return this.entries.filter((entry) => entry.left < left - SAME_START_PT - (entry.mark ? 0 : LEAD_IN_ROOM_PT));
  }

  /** Numbers go on; bullets do where the text between is indented like theirs. A list may begin below a title. */
  private resumes({ style, ordinal }: ListMark, left: number): boolean {
    const sibling = this.entries.findLast(
      (entry) => entry.mark?.style === style && Math.abs(entry.left - left) <= SAME_START_PT,
    );
    if (!sibling?.mark) return ordinal === 1 && this.interruption === 0 && this.entries.at(-1)?.mark === null;
    const { ordinal: before } = sibling.mark;
    if (ordinal === null || before === null) return (this.interruption ?? 0) > sibling.left + SAME_START_PT;
    return ordinal >= before && ordinal <= before + 1 + MAX_SKIPPED;
  }
}

function isNear(entry: Entry, left: number): boolean {
  return Math.abs(entry.left - left) <= PAGE_SHIFT_PT;
}

/** `[6]` after `[5]`. */
function isNext({ style, ordinal }: ListMark, before: ListMark | null): boolean {
  return before?.style === style && ordinal !== null && ordinal !== 1 && before.ordinal === ordinal - 1;
}

export function leadsIntoList(text: string): boolean {
  return LEADS_INTO_LIST.test(text) && !isConnective(text);
}

export function isConnective(text: string): boolean {
  return CONNECTIVE.test(text);
}

/** The last sentence, or the one before it if the last only points to the list. */
function leadInOf(text: string): string {
  const sentences = text.split(/(?<=[.?!])\s+(?=\p{Lu})/u);
  const last = sentences.at(-1) ?? text;
  return BARE_POINTER.test(last) ? (sentences.at(-2) ?? last) : last;
}
