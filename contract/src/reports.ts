/** What reports count questions by: value in addresses, label shown. */
export const FIGURES = {
  asked: 'Asked',
  follow_ups: 'Follow-ups',
  answered: 'Answered',
  open: 'Open',
  withdrawn: 'Withdrawn',
  in_time: 'Answered in time',
  late: 'Late',
  unchanged: 'Sent as drafted',
  lightly_edited: 'Lightly edited',
  heavily_edited: 'Heavily edited',
  undrafted: 'Sent without a draft',
  not_found: 'Not found by the draft',
  rated: 'Rated',
  draft_answered: 'Draft answered',
  draft_missed: 'Draft did not answer',
  helpful: 'Helpful',
  unhelpful: 'Not helpful',
} as const;

export type Figure = keyof typeof FIGURES;

/** In the order shown. */
export const FIGURE_CODES = Object.keys(FIGURES) as Figure[];

/** What reports group questions by: value in addresses, label shown. */
export const GROUPINGS = {
  month: 'Month',
  site: 'Site',
  category: 'Category',
  document: 'Cited document',
  section: 'Cited section',
  theme: 'Theme',
  draft: 'Draft written by',
} as const;

export type Grouping = keyof typeof GROUPINGS;

/** In the order shown. */
export const GROUPING_CODES = Object.keys(GROUPINGS) as Grouping[];

/** Share of a draft's words that a person has changed, up to which it counts as lightly edited. */
export const LIGHT_EDIT = 0.2;

/** So many sites that ask about one theme within so many days may need a clarification or an amendment. */
export const CLARIFY = { sites: 3, days: 30 };

/** Months that one report covers, at most. */
export const REPORT_MONTHS = 24;

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** As in `ReportPart`. */
export function isMonth(value: string): boolean {
  return MONTH.test(value);
}

/** The month so many months later; earlier for negative numbers. */
export function monthPlus(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const since = year * 12 + number - 1 + months;
  return `${String(Math.floor(since / 12)).padStart(4, '0')}-${String((since % 12) + 1).padStart(2, '0')}`;
}

/** Both included; none if they are out of order. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to && months.length <= REPORT_MONTHS; month = monthPlus(month, 1)) months.push(month);
  return months;
}
