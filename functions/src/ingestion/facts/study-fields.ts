import { readFileSync } from 'node:fs';

const FORMS = ['value', 'list', 'grid', 'text'] as const;

/** How a field is stated: by a sentence or row, as a list, in a table, or by the sentences of a section. */
type FieldForm = (typeof FORMS)[number];

/** Something every protocol states, with the patterns it is recognised by (see the table's header). */
export interface StudyField {
  key: string;
  /** As in the ICH M11 template. */
  name: string;
  form: FieldForm;
  /** Beginning of the row or paragraph that states it in a synopsis or on a title page; null when it has none. */
  label: RegExp | null;
  /** Heading of a section about it, as `sectionName` returns it; null when none is dedicated to it. */
  heading: RegExp | null;
  /** What a sentence that states it contains; null when its place is enough. */
  holds: RegExp | null;
  /** How questions ask for it. */
  asks: RegExp;
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
    const [key = '', name = '', form = '', label = '', heading = '', holds = '', asks = '', ...rest] = line.split('\t');
    if (!isForm(form) || asks === '' || rest.length > 0) throw new Error(`Malformed study field: ${line}`);
    return {
      key,
      name,
      form,
      label: pattern(label && `^(?:${label})`),
      heading: pattern(heading),
      holds: pattern(holds),
      asks: new RegExp(asks, 'iu'),
    };
  });
}

function pattern(source: string): RegExp | null {
  return source === '' ? null : new RegExp(source, 'iu');
}

function isForm(value: string): value is FieldForm {
  return FORMS.some((form) => form === value);
}
