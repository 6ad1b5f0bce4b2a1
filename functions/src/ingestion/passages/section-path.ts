export interface Heading {
  /** `6.5.1` as [6, 5, 1], `6.0` as [6]. */
  number: number[];
  /** As printed. */
  printed: string;
  title: string;
}

/** Also where the space is lost: `9.4.3.Safety monitoring`. */
const NUMBERED =
  /^(\d{1,2}(?:\.\d{1,2}){0,5})(?:\.?\s+|(?<=\.\d{1,2})\.(?=\p{Lu}\p{Ll}))(?=\p{Lu}|\p{Ll}{1,3}\p{Lu}|\p{Ll}-\p{L})([^.;:]{3,141}|.{3,81}[^.;:,])$/u;
const OUTERMOST =
  /^(?:[IVX]+\.\s+\S|(?:protocol\s+)?(?:appendix|attachment|annex)\b|synopsis|protocol synopsis|references|list of )/i;

/** Set by eye on the development protocols. */
const MAX_SKIPPED = 2;

export function readHeading(text: string): Heading | null {
  const [, number, title] = NUMBERED.exec(text) ?? [];
  if (!number || !title) return null;
  return { number: partsOf(number), printed: number, title };
}

/** `5.0` is the chapter above `5.1`. */
export function partsOf(number: string): number[] {
  const parts = number.split('.').map(Number);
  return parts.slice(0, parts.findLastIndex((part) => part !== 0) + 1);
}

/** Sections only go up, while list items restart at one. */
export function canFollowSection(current: number[], next: number[]): boolean {
  if (current.length === 0) return true;
  const at = next.findIndex((value, index) => value !== current[index]);
  if (at === -1) return false;
  const before = current[at] ?? 0;
  const value = next[at] ?? 0;
  return value > before && value <= before + 1 + MAX_SKIPPED && next.slice(at + 1).every((rest) => rest <= 1);
}

/** Titles whose subheadings belong to them. */
const OUTER = /^(?:[IVX]+\.\s+)?(?:protocol\s+)?(?:appendix|attachment|annex|synopsis)\b/i;

export function isLater(current: number[], next: number[]): boolean {
  const at = next.findIndex((value, index) => value !== current[index]);
  return at !== -1 && (next[at] ?? 0) > (current[at] ?? 0);
}

/** `Thromboembolic events (both`, `Standards of the` */
export function isUnfinished(title: string): boolean {
  const [opened, closed] = [title.split('(').length, title.split(')').length];
  return opened > closed || /\b(?:and|or|of|the|for|in|to|with|an?|by|on|from)$|[,/–]$/iu.test(title);
}

export class SectionPath {
  private outer: string | null = null;
  private numbered: { number: number[]; label: string }[] = [];
  private unnumbered: string | null = null;

  /** Empty outside numbered sections. */
  get number(): number[] {
    return this.numbered.at(-1)?.number ?? [];
  }

  /** Outermost first. */
  get labels(): string[] {
    const { outer, numbered, unnumbered } = this;
    return [outer, ...numbered.map((entry) => entry.label), unnumbered].filter((label) => label !== null);
  }

  /** Before a section of the chapter, of unknown depth. */
  leaveSubsections(): void {
    this.numbered = this.numbered.filter(({ number }) => number.length === 1);
  }

  /** `isOutermost`: an unnumbered top-level title, which leaves all numbered sections. */
  enter(text: string, isOutermost: boolean): void {
    const heading = readHeading(text);
    if (heading) {
      this.outer = null;
      this.numbered = [
        ...this.numbered.filter(({ number }) => isAncestor(number, heading.number)),
        { number: heading.number, label: `${heading.printed} ${heading.title}` },
      ];
      this.unnumbered = null;
      return;
    }
    if (isOutermost || OUTERMOST.test(text)) {
      this.numbered = [];
      this.outer = OUTER.test(text) ? text : null;
    }
    this.unnumbered = this.outer === text ? null : text;
  }

  /** By the next line of the title entered last. */
  extend(text: string): void {
    const last = this.numbered.at(-1);
    if (this.unnumbered !== null) this.unnumbered += ` ${text}`;
    else if (last) last.label += ` ${text}`;
    else if (this.outer !== null) this.outer += ` ${text}`;
  }
}

function isAncestor(outer: number[], inner: number[]): boolean {
  return outer.length < inner.length && outer.every((value, index) => value === inner[index]);
}
