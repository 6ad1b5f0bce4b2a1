import { object } from 'yup';
import { FIGURES, GROUPINGS, isMonth, monthPlus, REPORT_MONTHS } from '../reports.ts';
import { optionalKeyOf, recordId, text } from './text.ts';

function month(label: string) {
  const message = `${label} must be a month such as 2026-11`;
  return text(label, 7)
    .required(message)
    .test('month', message, (value) => isMonth(value));
}

const fields = {
  study_id: recordId('Study').required('Study is required'),
  from: month('From'),
  to: month('To').test('period', 'Choose a period', (to, { parent, createError }) => {
    const { from } = parent as { from?: unknown };
    if (typeof from !== 'string' || !isMonth(from) || !isMonth(to)) return true;
    if (to < from) return createError({ message: 'The period ends before it begins' });
    return to < monthPlus(from, REPORT_MONTHS) || createError({ message: `At most ${REPORT_MONTHS} months` });
  }),
};

/** Parameters of `GET /report`: months, both included, in UTC. */
export const reportQuery = object(fields);

/** Parameters of `GET /report/questions`: those that a figure of the report counts, of a group or all. */
export const reportedQuestionsQuery = object({
  ...fields,
  figure: optionalKeyOf(FIGURES, 'Figure is not known').required('Figure is required'),
  grouping: optionalKeyOf(GROUPINGS, 'Grouping is not known'),
  /** Of the group. */
  key: text('Group', 2_000),
  cursor: text('Cursor', 300),
});
