import { sharedContext } from '../../../ingestion/passages/render-context.ts';
import type { ScopePassage } from '../../retrieval/scope.ts';
import { citableLines, onOneLine, type CitableLine } from './citable-lines.ts';
import { escape } from './fence.ts';

/** After items of a list or rows of a group, before others of the section. */
const END_OF_GROUP = 'Not part of the above:';

/**
 * Lines are `# page and section`, `[number] what can be cited` or `~ context`. As each begins with a mark of ours, no
 * text of a document passes for a heading or a number.
 */
export class PageWriter {
  readonly lines: CitableLine[] = [];
  #written: string[] = [];
  #page = 0;
  #section = '';
  #above = '';
  #last = '';
  #known = new Set<string>();

  /** The chosen of a document's passages. */
  write(passages: readonly ScopePassage[], chosen: ReadonlySet<string>): string[] {
    this.#written = [];
    this.#page = 0;
    for (const [at, entry] of passages.entries()) {
      if (!chosen.has(entry.key)) continue;
      const [before, after] = [passages[at - 1], passages[at + 1]];
      this.#startPage(entry);
      for (const line of sharedContext(entry.passage.context)) this.#writeOnce(line);
      this.#writeAbove(entry);
      const { begun, goesOn } = entry.passage.context;
      if (begun !== undefined && !(before && chosen.has(before.key)))
        this.#writeContext(`Continues from the page before: ${begun}`);
      this.#writePassage(entry);
      if (goesOn !== undefined && !(after && chosen.has(after.key)))
        this.#writeContext(`Continues on the next page: ${goesOn}`);
    }
    return this.#written;
  }

  #startPage({ passage }: ScopePassage): void {
    const section = passage.section.join(' › ');
    const isSame = section === this.#section && this.#page > 0;
    if (isSame && passage.page === this.#page) return;
    if (!isSame) [this.#known, this.#above] = [new Set(), ''];
    [this.#page, this.#section] = [passage.page, section];
    this.#written.push(`# Page ${passage.page}${isSame || section === '' ? '' : `: ${escape(onOneLine(section))}`}`);
  }

  /** Lead-ins and groups of rows, whenever they change, as after a nested list; not right below the line itself. */
  #writeAbove({ passage: { context } }: ScopePassage): void {
    const above = [...(context.leadIn ?? []), ...(context.groups ?? [])].map(onOneLine);
    if (above.join(' › ') === this.#above) return;
    const hadAny = this.#above !== '';
    this.#above = above.join(' › ');
    const innermost = above.at(-1);
    if (innermost === undefined) {
      if (hadAny) this.#writeContext(END_OF_GROUP);
    } else if (!this.#last.endsWith(innermost)) this.#writeContext(this.#above);
  }

  #writePassage(entry: ScopePassage): void {
    const lines = citableLines(entry);
    if (lines.length === 0) this.#writeOnce(entry.passage.text);
    for (const line of lines) {
      this.#written.push(`[${this.lines.push(line)}] ${escape(line.shown)}`);
      this.#last = line.shown;
      this.#known.add(line.shown);
    }
  }

  #writeOnce(text: string): void {
    const line = onOneLine(text);
    if (!this.#known.has(line)) this.#writeContext(line);
  }

  #writeContext(text: string): void {
    const line = onOneLine(text);
    this.#known.add(line);
    this.#last = line;
    this.#written.push(`~ ${escape(line)}`);
  }
}
