import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { FormTextField } from '../../../components/form-text-field.tsx';

const NAME = 'question';
const PRIVACY = `${NAME}-privacy`;

/** The question, with a privacy hint that stays next to validation errors. */
export function DetailsField() {
  const [, { touched, error }] = useField<string>(NAME);
  return (
    <Box>
      <FormTextField
        name={NAME}
        label="Request Details"
        multiline
        minRows={6}
        maxRows={18}
        aria-describedby={touched && error ? `${NAME}-hint ${PRIVACY}` : PRIVACY}
      />
      <FormHelperText id={PRIVACY} sx={{ mx: 1.75 }}>
        Do not include names, dates of birth or anything else that identifies a participant.
      </FormHelperText>
    </Box>
  );
}
