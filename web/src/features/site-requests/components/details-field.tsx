import { LIMITS } from '@trialdesk/contract/limits';
import Box from '@mui/material/Box';
import { useField } from 'formik';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { LEAVE_OUT, PrivacyHint } from '../../../components/privacy-hint.tsx';
import { ExampleQuestions } from './example-questions.tsx';

const NAME = 'question';
const PRIVACY = `${NAME}-privacy`;

/** The question, with a privacy hint that stays next to validation errors, and examples while it is empty. */
export function DetailsField() {
  const [{ value }, { touched, error }] = useField<string>(NAME);
  return (
    <Box>
      <FormTextField
        name={NAME}
        label="Request Details"
        multiline
        required
        most={LIMITS.question.max}
        inputProps={{ dir: 'auto' }}
        minRows={6}
        maxRows={18}
        aria-describedby={touched && error ? `${NAME}-hint ${PRIVACY}` : PRIVACY}
      />
      <PrivacyHint id={PRIVACY} text={value} advice={LEAVE_OUT} />
      <ExampleQuestions name={NAME} />
    </Box>
  );
}
