import { LIMITS } from '@trialdesk/contract/limits';
import Box from '@mui/material/Box';
import { useField } from 'formik';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { PrivacyHint } from '../../../components/privacy-hint.tsx';

const NAME = 'title';

/** The title, which lists and mails show: words in it that seem to say who a participant is are named. */
export function TitleField() {
  const [{ value }] = useField<string>(NAME);
  return (
    <Box>
      <FormTextField
        name={NAME}
        label="Title"
        autoComplete="off"
        autoFocus
        required
        most={LIMITS.title.max}
        inputProps={{ dir: 'auto' }}
      />
      <PrivacyHint id={`${NAME}-privacy`} text={value} />
    </Box>
  );
}
