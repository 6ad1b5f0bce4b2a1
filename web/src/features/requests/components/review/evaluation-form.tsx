import { sendsCitations } from '@trialdesk/contract/entities/draft';
import type { EvaluationInput } from '@trialdesk/contract/entities/evaluation';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Form, useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { FocusFirstError } from '../../../../components/focus-first-error.tsx';
import { FormTextField } from '../../../../components/form-text-field.tsx';
import { useShortcuts } from '../../../../lib/shortcuts/use-shortcuts.ts';
import { EVALUATION_FORM } from './review-layout.ts';
import { RatingField } from './rating-field.tsx';

interface EvaluationFormProps {
  query: RequestQuery;
  /** Called on each change, to store the values. */
  onValues: (values: EvaluationInput) => void;
  /** What submits the form, which may be elsewhere on the screen. */
  children: ReactNode;
}

export function EvaluationForm({ query, onValues, children }: EvaluationFormProps) {
  const { values, initialValues, setFieldValue } = useFormikContext<EvaluationInput>();
  useEffect(() => {
    if (values !== initialValues) onValues(values);
  }, [values, initialValues, onValues]);

  const answered = useRef<HTMLDivElement>(null);
  const begin = () => {
    answered.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
    answered.current?.scrollIntoView({ block: 'center' });
  };
  useShortcuts([{ keys: 'Alt+R', label: 'Rate the draft; on a rating, 1 to 5 set it', run: begin }]);

  return (
    <Form noValidate id={EVALUATION_FORM}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FormControl>
          <FormLabel id="answered" sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'text.primary' }}>
            Did the draft answer the question?
          </FormLabel>
          <RadioGroup
            ref={answered}
            row
            aria-keyshortcuts="Alt+R"
            aria-labelledby="answered"
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
        <FormTextField name="comment" label="Comment (optional)" multiline minRows={2} />
        {!sendsCitations(query.draft) && (
          <Alert severity="info">
            The AI settings keep citations from the site unless you select them. Numbers of the others are removed from
            the text when you send it.
          </Alert>
        )}
        {children}
        <FocusFirstError />
      </Box>
    </Form>
  );
}
