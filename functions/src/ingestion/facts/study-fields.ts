import { readFileSync } from 'node:fs';
import { FACT_FORMS, type FactForm } from '@trialdesk/contract/entities/study-fact';
import { caseless, type Pattern } from './caseless.ts';

/** The table's header explains the patterns. */
export interface StudyField {
  key: string;
  /** As in the ICH M11 template. */
  name: string;
  form: FactForm;
  /** Null when no row or paragraph begins with it. */
  label: RegExp | null;
  /** As `sectionName` returns it; null when no section is about it. */
  heading: RegExp | null;
  /** Null when its place is enough. */
  holds: RegExp | null;
  /** Null when only its place shows what it states. */
  states: Pattern | null;
  asks: RegExp;
  unless: RegExp | null;
  /** Null when no column of a schedule states it. */
  columns: RegExp | null;
}

let fields: StudyField[] | undefined;

/** In the order of the table, most specific first. Throws on a malformed line. */
export function studyFields(): StudyField[] {
  fields ??= parseFields(readFileSync(new URL('./tables/study-fields.tsv', import.meta.url), 'utf8'));
  return fields;
}

/** Comment lines begin with `#`; the first other line names the columns. */
export function parseFields(table: string): StudyField[] {
  const [, ...lines] = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [key = '', name = '', form = '', label = '', heading = '', holds = '', states = '', ...question] =
      line.split('\t');
    const [asks = '', unless = '', columns = '', ...rest] = question;
    if (!isForm(form) || asks === '' || rest.length > 0) throw new Error(`Malformed study field: ${line}`);
    return {
      key,
      name,
      form,
      label: pattern(label && `^(?:${label})`),
      heading: pattern(heading),
      holds: pattern(holds),
      states: states === '' ? null : caseless(states),
      asks: new RegExp(asks, 'iu'),
      unless: pattern(unless),
      columns: pattern(columns),
    };
  });
}

function pattern(source: string): RegExp | null {
  return source === '' ? null : new RegExp(source, 'iu');
}

function isForm(value: string): value is FactForm {
  return FACT_FORMS.some((form) => form === value);
}
