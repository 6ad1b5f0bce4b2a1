/** A heading as it stands on the page. */
export interface Heading {
  /** `6.5.1` as [6, 5, 1]; empty for a heading without a number. */
  number: number[];
  title: string;
}

const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){0,5})\.?\s+(\p{Lu}[^.;:]{2,140}|\p{Lu}.{2,80}[^.;:,])$/u;

/** The heading that a line with a section number reads as, or null. */
export function readHeading(text: string): Heading | null {
  const [, number, title] = NUMBERED.exec(text) ?? [];
  return number && title ? { number: number.split('.').map(Number), title } : null;
}

/**
 * Whether a section with number `next` can come after `current`. List items are numbered too, but they begin again at
 * one while sections only go on.
 */
export function follows(current: number[], next: number[]): boolean {
  if (current.length === 0) return true;
  const at = next.findIndex((value, index) => value !== current[index]);
  if (at === -1) return false;
  const before = current[at] ?? 0;
  const value = next[at] ?? 0;
  return value > before && value <= before + 3 && next.slice(at + 1).every((rest) => rest <= 1);
}

/** The path of headings above a place, kept up to date heading by heading. */
export class SectionPath {
  private numbered: { number: number[]; label: string }[] = [];
  private plain: string | null = null;

  /** Number of the innermost numbered heading. */
  get number(): number[] {
    return this.numbered.at(-1)?.number ?? [];
  }

  /** Labels, outermost first. */
  get labels(): string[] {
    const labels = this.numbered.map((entry) => entry.label);
    return this.plain === null ? labels : [...labels, this.plain];
  }

  /** Goes to a numbered heading. */
  enter(heading: Heading): void {
    this.numbered = this.numbered.filter(
      (entry) => entry.number.length < heading.number.length && entry.number.every((v, i) => v === heading.number[i]),
    );
    this.numbered.push({ number: heading.number, label: `${heading.number.join('.')} ${heading.title}` });
    this.plain = null;
  }

  /** Goes to a heading without a number; one that stands above all (an appendix) leaves the numbered ones. */
  enterPlain(title: string, outermost: boolean): void {
    if (outermost) this.numbered = this.numbered.length > 0 ? [] : this.numbered;
    this.plain = title;
  }
}
