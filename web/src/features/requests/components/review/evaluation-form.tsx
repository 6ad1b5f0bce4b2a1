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
import { excludedReferences } from './response-edit.ts';
import type { Sendable } from './sendable.ts';

interface EvaluationFormProps {
  query: RequestQuery;
  current: Sendable;
  excluded: readonly number[];
  kept: readonly number[];
  /** Why the last attempt to send failed. */
  problem: string | null;
  /** Called on each change, to store the values. */
  onValues: (values: EvaluationInput) => void;
}

export function EvaluationForm({ query, current, excluded, kept, problem, onValues }: EvaluationFormProps) {
  const { values, initialValues, setFieldValue, isSubmitting } = useFormikContext<EvaluationInput>();
  useEffect(() => {
    if (values !== initialValues) onValues(values);
  }, [values, initialValues, onValues]);

  const sendsByDefault = sendsCitations(query.draft);
  const danglingReferences =
    sendsByDefault && current.state === 'ready' ? excludedReferences(current.text, excluded) : [];
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
          <RatingField name="relevance" label="Relevance" ends={['off topic', 'on point']} />
          <RatingField name="tone" label="Tone" ends={['inappropriate', 'appropriate']} />
          <RatingField name="citation_quality" label="Citation quality" ends={['misleading', 'fully supported']} />
        </Box>
        <FormTextField name="comment" label="Comment (optional)" multiline minRows={2} />
        {!sendsByDefault && (
          <Alert severity="info">
            The AI settings keep citations from the site unless you select them. Numbers of the others are removed from
            the text when you send it.
          </Alert>
        )}
        {danglingReferences.length > 0 && (
          <Alert severity="warning">
            The text refers to {danglingReferences.map(citationMark).join(', ')}, which is not sent with it. Select the
            citation or edit the text.
          </Alert>
        )}
        {problem && <Alert severity="error">{problem}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Box sx={{ flex: '1 1 260px', fontSize: '0.875rem', color: 'text.secondary' }}>
            {sendSummary(current, { kept: kept.length, hasCitations: isReadyDraft(query.draft) })}
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

function sendSummary(current: Sendable, { kept, hasCitations }: { kept: number; hasCitations: boolean }): string {
  switch (current.state) {
    case 'empty':
      return 'There is no answer to send yet. Use Edit Response to write one.';
    case 'conflict':
      return 'Choose which text to keep above.';
    case 'ready': {
      const texts = { editor: 'the text in the editor', saved: 'the saved response', draft: 'the draft as is' };
      const sources = kept === 1 ? '1 citation' : `${kept} citations`;
      return `Sends ${texts[current.from]}${hasCitations ? ` with ${sources}` : ''}.`;
    }
  }
}
