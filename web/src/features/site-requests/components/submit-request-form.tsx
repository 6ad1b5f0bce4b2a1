import { CATEGORIES } from '@trialdesk/contract/choices';
import { createRequestPayload } from '@trialdesk/contract/payloads/create-request';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik } from 'formik';
import { FocusFirstError } from '../../../components/focus-first-error.tsx';
import { FormSelect } from '../../../components/form-select.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { ReadOnlyField } from '../../../components/read-only-field.tsx';
import { useMember } from '../../../lib/session/session-context.ts';
import type { Fetched } from '../../../lib/use-fetched.ts';
import { useStoredDraft } from '../../../lib/use-stored-draft.ts';
import type { Named } from '../../../lib/sites-and-studies.ts';
import { readFormDraft } from '../request-form.ts';
import { DetailsField } from './details-field.tsx';
import { SaveFormDraft } from './save-form-draft.tsx';
import { PriorityChips } from './priority-chips.tsx';
import { StudySelect } from './study-select.tsx';
import { useSubmitRequest } from './use-submit-request.ts';

const CATEGORY_CHOICES = Object.entries(CATEGORIES).map(([value, label]) => ({ value, label }));

interface SubmitRequestFormProps {
  studies: Fetched<Named[]>;
}

/** Values are kept in this tab until the request is sent. */
export function SubmitRequestForm({ studies }: SubmitRequestFormProps) {
  const member = useMember();
  const draft = useStoredDraft(`submit-request.${member.user_id}`);
  const submit = useSubmitRequest(draft.clear);
  return (
    <Formik initialValues={readFormDraft(draft.text)} validationSchema={createRequestPayload} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form noValidate>
          <Box sx={{ display: 'grid', gap: 3 }}>
            <FormTextField name="title" label="Title" autoComplete="off" />
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
              <ReadOnlyField id="site" label="Site" value={member.site_name || 'No site assigned'} />
              <StudySelect studies={studies} />
            </Box>
            <FormSelect name="category" label="Category" choices={CATEGORY_CHOICES} />
            <PriorityChips name="priority" />
            <DetailsField />
            <Button
              type="submit"
              variant="contained"
              size="large"
              disabled={isSubmitting}
              sx={{ justifySelf: { sm: 'start' }, minWidth: 168 }}
            >
              {isSubmitting ? 'Pending' : 'Submit Request'}
            </Button>
          </Box>
          <FocusFirstError />
          <SaveFormDraft onChange={draft.setText} />
        </Form>
      )}
    </Formik>
  );
}
