import { readFileSync } from 'node:fs';
import { FACT_FORMS, type FactForm } from '@trialdesk/contract/entities/study-fact';

/** Something every protocol states, with the patterns it is recognised by (see the table's header). */
export interface StudyField {
  key: string;
  /** As in the ICH M11 template. */
  name: string;
  form: FactForm;
  /** Beginning of the row or paragraph that states it in a synopsis or on a title page; null when it has none. */
  label: RegExp | null;
  /** Heading of a section about it, as `sectionName` returns it; null when none is dedicated to it. */
  heading: RegExp | null;
  /** What a sentence that states it contains; null when its place is enough. */
  holds: RegExp | null;
  /** A sentence that states it wherever it is printed; null when only its place shows what it states. */
  states: RegExp | null;
  /** How questions ask for it. */
  asks: RegExp;
  /** Words with which such a question is about something else; null when there are none. */
  unless: RegExp | null;
}

let fields: StudyField[] | undefined;

/** All fields in the order of the table, most specific first. Read once, on first use. Throws on a malformed line. */
export function studyFields(): StudyField[] {
  fields ??= parseFields(readFileSync(new URL('./tables/study-fields.tsv', import.meta.url), 'utf8'));
  return fields;
}

/** Parses tab-separated fields: comment lines begin with `#`, the first other line names the columns. */
export function parseFields(table: string): StudyField[] {
  const [, ...lines] = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [key = '', name = '', form = '', label = '', heading = '', holds = '', states = '', ...question] =
      line.split('\t');
    const [asks = '', unless = '', ...rest] = question;
    if (!isForm(form) || asks === '' || rest.length > 0) throw new Error(`Malformed study field: ${line}`);
    return {
      key,
      name,
      form,
      label: pattern(label && `^(?:${label})`),
      heading: pattern(heading),
      holds: pattern(holds),
      states: pattern(states),
      asks: new RegExp(asks, 'iu'),
      unless: pattern(unless),
    };
  });
}

function pattern(source: string): RegExp | null {
  return source === '' ? null : new RegExp(source, 'iu');
}

function isForm(value: string): value is FactForm {
  return FACT_FORMS.some((form) => form === value);
}
