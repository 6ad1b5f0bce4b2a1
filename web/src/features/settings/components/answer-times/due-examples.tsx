import { answerTimesPayload } from '@trialdesk/contract/payloads/answer-times';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useNow } from '../../../../lib/use-now.ts';
import type { AnswerTimesForm } from '../../answer-times-form.ts';
import { dueExamples } from '../../due-examples.ts';
import { zoneLabel } from '../../time-zones.ts';

/** What the values of the form mean, in words. */
export function DueExamples() {
  const { values } = useFormikContext<AnswerTimesForm>();
  const now = new Date(useNow());
  const examples = answerTimesPayload.isValidSync(values) ? dueExamples(values, now) : [];
  if (examples.length === 0) return null;
  return (
    <Alert severity="info" role="note" aria-label="Examples">
      {`For example, in the time zone ${zoneLabel(values.time_zone)}:`}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {examples.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </Box>
    </Alert>
  );
}
