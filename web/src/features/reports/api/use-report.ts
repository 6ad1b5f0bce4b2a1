import type { Report, ReportedQuestions } from '@trialdesk/contract/replies/reports';
import { useMemo } from 'react';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import { call } from '../../../lib/api.ts';
import { useFetchState, type Fetched } from '../../../lib/use-fetched.ts';
import { reportQueryOf, type Behind, type ReportChoice } from '../report-address.ts';

export function useReport(choice: ReportChoice): Fetched<Report> {
  const query = reportQueryOf(choice);
  return useFetchState(useSWR<Report, unknown>(['getReport', query], () => call('getReport', { query })));
}

export interface QuestionsBehind extends Pick<ReportedQuestions, 'group' | 'total'> {
  questions: ReportedQuestions['questions'];
  hasMore: boolean;
}

/** Those read so far, newest first, and how to read on. */
export function useReportedQuestions(choice: ReportChoice, { figure, group }: Behind) {
  const query = { ...reportQueryOf(choice), figure, ...group };
  const pages = useSWRInfinite<ReportedQuestions, unknown>(
    (_at, before: ReportedQuestions | null) =>
      before?.next_cursor === null ? null : ['listReportedQuestions', query, before?.next_cursor],
    ([, , cursor]: [string, typeof query, string | undefined]) =>
      call('listReportedQuestions', { query: { ...query, ...(cursor !== undefined && { cursor }) } }),
    { revalidateFirstPage: false },
  );
  const data = useMemo(() => pages.data && joined(pages.data), [pages.data]);
  const state: Fetched<QuestionsBehind> = useFetchState({ ...pages, data });
  return { state, isReadingOn: pages.isValidating, readOn: () => void pages.setSize(pages.size + 1) };
}

function joined(pages: readonly ReportedQuestions[]): QuestionsBehind {
  return {
    questions: pages.flatMap(({ questions }) => questions),
    group: pages[0]?.group ?? null,
    total: pages[0]?.total ?? 0,
    hasMore: pages.at(-1)?.next_cursor !== null,
  };
}
