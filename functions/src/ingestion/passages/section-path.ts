export interface Heading {
  /** `6.5.1` as [6, 5, 1]. */
  number: number[];
  title: string;
}

const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){0,5})\.?\s+(\p{Lu}[^.;:]{2,140}|\p{Lu}.{2,80}[^.;:,])$/u;
const OUTERMOST =
  /^(?:(?:protocol\s+)?(?:appendix|attachment|annex)\b|synopsis|protocol synopsis|references|list of )/i;

/** Set by eye on the development protocols. */
const MAX_SKIPPED = 2;

export function readHeading(text: string): Heading | null {
  const [, number, title] = NUMBERED.exec(text) ?? [];
  return number && title ? { number: number.split('.').map(Number), title } : null;
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

export class SectionPath {
  private numbered: { number: number[]; label: string }[] = [];
  private unnumbered: string | null = null;

  /** Empty outside numbered sections. */
  get number(): number[] {
    return this.numbered.at(-1)?.number ?? [];
  }

  /** Outermost first. */
  get labels(): string[] {
    const labels = this.numbered.map((entry) => entry.label);
    return this.unnumbered === null ? labels : [...labels, this.unnumbered];
  }

  /** An unnumbered top-level title, such as an appendix, leaves all numbered sections. */
  enter(text: string): void {
    const heading = readHeading(text);
    if (heading) {
      this.numbered = [
        ...this.numbered.filter(({ number }) => isAncestor(number, heading.number)),
        { number: heading.number, label: `${heading.number.join('.')} ${heading.title}` },
      ];
    } else if (OUTERMOST.test(text)) this.numbered = [];
    this.unnumbered = heading ? null : text;
  }
}

function isAncestor(outer: number[], inner: number[]): boolean {
  return outer.length < inner.length && outer.every((value, index) => value === inner[index]);
}
