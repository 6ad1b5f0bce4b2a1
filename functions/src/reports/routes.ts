import { systemClock } from '../clock.ts';
import type { Handlers } from '../http/handler.ts';
import { getReport, listReportedQuestions } from './get-report.ts';

export const reportHandlers = {
  getReport: ({ member, query }) => getReport(member, query, systemClock),

  listReportedQuestions: ({ member, query: { grouping, key, ...wanted } }) =>
    listReportedQuestions(
      member,
      { ...wanted, group: grouping === undefined ? null : { grouping, key: key ?? '' } },
      systemClock,
    ),
} satisfies Partial<Handlers>;
