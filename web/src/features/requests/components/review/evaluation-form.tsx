import { sendsCitations } from '@trialdesk/contract/entities/draft';
import type { EvaluationInput } from '@trialdesk/contract/entities/evaluation';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Form, useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { FocusFirstError } from '../../../../components/focus-first-error.tsx';
import { useShortcuts } from '../../../../lib/shortcuts/use-shortcuts.ts';
import { EvaluationFields } from './evaluation-fields.tsx';
import { EVALUATION_FORM, SENDS } from './review-layout.ts';

interface EvaluationFormProps {
  query: RequestQuery;
  /** Called on each change, to store the values. */
  onValues: (values: EvaluationInput) => void;
  /** What submits the form, which may be elsewhere on the screen. */
  children: ReactNode;
}

export function EvaluationForm({ query, onValues, children }: EvaluationFormProps) {
  const { values, initialValues } = useFormikContext<EvaluationInput>();
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
    <Form noValidate id={EVALUATION_FORM} {...SENDS}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <EvaluationFields first={answered} keys="Alt+R" />
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
