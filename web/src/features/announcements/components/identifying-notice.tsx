import { identifyingWordsIn, wordsToRemove } from '@trialdesk/contract/identifying-words';
import type { ShareAnswerPayload } from '@trialdesk/contract/payloads/announcement';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { FormikProps } from 'formik';

interface IdentifyingNoticeProps {
  form: FormikProps<ShareAnswerPayload>;
  /** Of who asked and of their site. */
  names: readonly string[];
}

/** Names the words that may say who asked, which have to go unless somebody leaves them on purpose. */
export function IdentifyingNotice({ form: { values, setFieldValue }, names }: IdentifyingNoticeProps) {
  const words = identifyingWordsIn(values, names);
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {words.length > 0 && (
        <Alert severity="warning" role="presentation" sx={{ overflowWrap: 'anywhere' }}>
          May say who asked: {words.map((each) => `“${each}”`).join(', ')}
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={wordsToRemove(values, names).length === 0}
                onChange={(_event, mayStay) => void setFieldValue('kept_words', mayStay ? words : [])}
              />
            }
            label="This may stay: it does not say who asked"
            sx={{ display: 'flex', mt: 0.5 }}
          />
        </Alert>
      )}
    </Box>
  );
}
