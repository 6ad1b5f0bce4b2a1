import type { QueryOf } from '@trialdesk/contract/operations/call-types';
import {
  FIGURE_CODES,
  GROUPING_CODES,
  isMonth,
  monthPlus,
  monthsBetween,
  REPORT_MONTHS,
  type Figure,
  type Grouping,
} from '@trialdesk/contract/reports';
import { SECTION_CODES, type SectionCode } from './measures.ts';

/** What a report is about, as kept in the address. */
export interface ReportChoice {
  /** Empty for the first one. */
  study: string;
  from: string;
  to: string;
  by: Grouping;
  /** Which figures of the groups. */
  show: SectionCode;
}

/** The questions behind a figure: of a group, or all. */
export interface Behind {
  figure: Figure;
  group: { grouping: Grouping; key: string } | null;
}

/** Shown at first: a year. */
const MONTHS = 12;

/** An unusable period becomes the year to `thisMonth`. */
export function choiceOf(params: URLSearchParams, thisMonth: string): ReportChoice {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const isUsable = isMonth(from) && isMonth(to) && from <= to && monthsBetween(from, to).length <= REPORT_MONTHS;
  return {
    study: params.get('study') ?? '',
    ...(isUsable ? { from, to } : { from: monthPlus(thisMonth, 1 - MONTHS), to: thisMonth }),
    by: GROUPING_CODES.find((each) => each === params.get('by')) ?? 'month',
    show: SECTION_CODES.find((each) => each === params.get('show')) ?? 'questions',
  };
}

/** Null when the report itself is shown. */
export function behindOf(params: URLSearchParams): Behind | null {
  const figure = FIGURE_CODES.find((each) => each === params.get('figure'));
  if (!figure) return null;
  const grouping = GROUPING_CODES.find((each) => each === params.get('of'));
  return { figure, group: grouping ? { grouping, key: params.get('key') ?? '' } : null };
}

export function reportSearch({ study, from, to, by, show }: ReportChoice, behind: Behind | null = null): string {
  const { figure, group } = behind ?? {};
  return new URLSearchParams({
    ...(study && { study }),
    ...{ from, to, by, show },
    ...(figure && { figure }),
    ...(group && { of: group.grouping, key: group.key }),
  }).toString();
}

/** A period that stays usable: the other end moves along. */
export function withMonth(choice: ReportChoice, end: 'from' | 'to', month: string): ReportChoice {
  const span = REPORT_MONTHS - 1;
  if (end === 'from') {
    const latest = monthPlus(month, span);
    const to = choice.to < month ? month : choice.to;
    return { ...choice, from: month, to: to > latest ? latest : to };
  }
  const earliest = monthPlus(month, -span);
  const from = choice.from > month ? month : choice.from;
  return { ...choice, from: from < earliest ? earliest : from, to: month };
}

export function reportQueryOf({ study, from, to }: ReportChoice): QueryOf<'getReport'> {
  return { study_id: study, from, to };
}
