import type { EvaluationInput } from '@trialdesk/contract/entities/evaluation';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useFormikContext } from 'formik';
import { useId, type Ref } from 'react';
import { FormTextField } from '../../../../components/form-text-field.tsx';
import { RatingField } from './rating-field.tsx';

interface EvaluationFieldsProps {
  /** Of the first question. */
  first?: Ref<HTMLDivElement>;
  /** Shortcut that leads to it. */
  keys?: string;
}

/** What is said of a draft, at sending and after it. */
export function EvaluationFields({ first, keys }: EvaluationFieldsProps) {
  const { values, setFieldValue } = useFormikContext<EvaluationInput>();
  const id = useId();
  return (
    <>
      <FormControl>
        <FormLabel id={`${id}answered`} sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'text.primary' }}>
          Did the draft answer the question?
        </FormLabel>
        <RadioGroup
          ref={first}
          row
          aria-keyshortcuts={keys}
          aria-labelledby={`${id}answered`}
          name="answered"
          value={values.answered ? 'yes' : 'no'}
          onChange={(_event, value) => void setFieldValue('answered', value === 'yes')}
        >
          <FormControlLabel value="yes" control={<Radio size="small" />} label="Yes" />
          <FormControlLabel value="no" control={<Radio size="small" />} label="No" />
        </RadioGroup>
      </FormControl>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(155px, 1fr))' },
        }}
      >
        <RatingField name="relevance" label="Relevance" ends={['off topic', 'on point']} />
        <RatingField name="tone" label="Tone" ends={['inappropriate', 'appropriate']} />
        <RatingField name="citation_quality" label="Citation quality" ends={['misleading', 'fully supported']} />
      </Box>
      <FormTextField id={`${id}comment`} name="comment" label="Comment (optional)" multiline minRows={2} />
    </>
  );
}
