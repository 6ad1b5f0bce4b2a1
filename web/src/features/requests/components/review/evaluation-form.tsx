import { citationMark } from '@trialdesk/contract/citation-marks';
import { isReadyDraft, sendsCitations } from '@trialdesk/contract/entities/draft';
import type { EvaluationInput } from '@trialdesk/contract/entities/evaluation';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import Send from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Form, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { FocusFirstError } from '../../../../components/focus-first-error.tsx';
import { FormTextField } from '../../../../components/form-text-field.tsx';
import { LoadingButton } from '../../../../components/loading-button.tsx';
import { RatingField } from './rating-field.tsx';
import { missingReferences } from './response-edit.ts';
import type { Sendable } from './sendable.ts';

interface EvaluationFormProps {
  query: RequestQuery;
  current: Sendable;
  leftOut: readonly number[];
  kept: readonly number[];
  /** Why the last try to send failed. */
  problem: string | null;
  /** Called with what is entered, to be kept. */
  onValues: (values: EvaluationInput) => void;
}

export function EvaluationForm({ query, current, leftOut, kept, problem, onValues }: EvaluationFormProps) {
  const { values, initialValues, setFieldValue, isSubmitting } = useFormikContext<EvaluationInput>();
  useEffect(() => {
    if (values !== initialValues) onValues(values);
  }, [values, initialValues, onValues]);

  const keepsMarks = sendsCitations(query.draft);
  const lost = keepsMarks && current.state === 'ready' ? missingReferences(current.text, { left: leftOut }) : [];
  return (
    <Form noValidate>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FormControl>
          <FormLabel id="answered" sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'text.primary' }}>
            Did the draft answer the question?
          </FormLabel>
          <RadioGroup
            row
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
          <RatingField name="relevance" label="Relevance" ends={['beside the point', 'to the point']} />
          <RatingField name="tone" label="Tone" ends={['unsuitable', 'right']} />
          <RatingField name="citation_quality" label="Citation quality" ends={['misleading', 'fully supports']} />
        </Box>
        <FormTextField name="comment" label="Comment (optional)" multiline minRows={2} />
        {!keepsMarks && (
          <Alert severity="info">
            By the AI settings no citation goes to the site unless you choose it. The marks of the others are taken out
            of the text as it is sent.
          </Alert>
        )}
        {lost.length > 0 && (
          <Alert severity="warning">
            The text refers to {lost.map(citationMark).join(', ')}, which you do not send with it. Keep the citation, or
            edit the text.
          </Alert>
        )}
        {problem && <Alert severity="error">{problem}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Box sx={{ flex: '1 1 260px', fontSize: '0.875rem', color: 'text.secondary' }}>
            {whatGoes(current, { kept: kept.length, hasCitations: isReadyDraft(query.draft) })}
          </Box>
          <LoadingButton
            type="submit"
            variant="contained"
            size="large"
            startIcon={<Send />}
            loading={isSubmitting}
            disabled={current.state !== 'ready'}
          >
            Send Response
          </LoadingButton>
        </Box>
        <FocusFirstError />
      </Box>
    </Form>
  );
}

function whatGoes(current: Sendable, { kept, hasCitations }: { kept: number; hasCitations: boolean }): string {
  switch (current.state) {
    case 'empty':
      return 'There is no answer to send yet. Write one with Edit Response.';
    case 'conflict':
      return 'Choose above which of the two texts to keep.';
    case 'ready': {
      const texts = { editor: 'the text in the editor', saved: 'the saved response', draft: 'the draft as it stands' };
      const sources = kept === 1 ? '1 citation' : `${kept} citations`;
      return `Sends ${texts[current.from]}${hasCitations ? ` with ${sources}` : ''}.`;
    }
  }
}
