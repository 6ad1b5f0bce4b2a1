import { reportedQuestionsQuery, reportQuery } from '../payloads/report-query.ts';
import { reportedQuestionsReply, reportReply } from '../replies/reports.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const REPORT_OPERATIONS = {
  getReport: {
    ...ROUTES.getReport,
    summary: 'Figures of the questions asked about a study in some months, all and by group',
    needs: 'read_reports',
    query: reportQuery,
    reply: reportReply,
  },
  listReportedQuestions: {
    ...ROUTES.listReportedQuestions,
    summary: 'The questions that a figure of a report counts, newest first',
    needs: 'read_reports',
    query: reportedQuestionsQuery,
    reply: reportedQuestionsReply,
  },
} as const satisfies Operations;
