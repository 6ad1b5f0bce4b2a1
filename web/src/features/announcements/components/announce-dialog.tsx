import { LIMITS } from '@trialdesk/contract/limits';
import { announcementPayload, type AnnouncementPayload } from '@trialdesk/contract/payloads/announcement';
import type { AnnouncementView } from '@trialdesk/contract/replies/announcements';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { FormSelect } from '../../../components/form-select.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { KeptFormDialog } from '../../../components/kept-form-dialog.tsx';
import { sendForm } from '../../../lib/send-form.ts';
import { useStudyChoices } from '../../../lib/sites-and-studies.ts';
import { useChangeAnnouncements } from '../api/use-announcements.ts';
import { BeforeSending } from './before-sending.tsx';
import { DocumentField } from './document-field.tsx';

const EMPTY: AnnouncementPayload = { study_id: '', title: '', text: '', document_id: '' };

function toDo({ study_id, title, text }: AnnouncementPayload): string | null {
  const missing = Object.entries({ study: study_id, title, text }).filter(([, value]) => value.trim() === '');
  return missing.length > 0 ? `Still needed: ${missing.map(([name]) => name).join(', ')}` : null;
}

interface AnnounceDialogProps {
  onSent: (announcement: AnnouncementView) => void;
  onClose: () => void;
}

/** Typed text stays in the form if sending fails, and in this browser until it is sent. */
export function AnnounceDialog({ onSent, onClose }: AnnounceDialogProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const { announce } = useChangeAnnouncements();
  const studies = useStudyChoices();

  const send = (values: AnnouncementPayload, { setErrors }: FormikHelpers<AnnouncementPayload>) => {
    setHasFailed(false);
    return sendForm(async () => onSent(await announce(announcementPayload.cast(values))), {
      setErrors,
      first: 'study_id',
      onFailed: () => setHasFailed(true),
    });
  };

  return (
    <KeptFormDialog<AnnouncementPayload>
      draft={{ name: 'announcement', what: 'announcement' }}
      title="New Announcement"
      initialValues={EMPTY}
      schema={announcementPayload}
      onSubmit={send}
      onClose={onClose}
      submit="Send to Sites"
      toDo={toDo}
      maxWidth="sm"
    >
      {({ values }) => (
        <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {hasFailed && (
            <Alert severity="error">The announcement could not be sent. Your text is kept. Please try again.</Alert>
          )}
          {studies.status === 'failed' && (
            <Alert severity="error" action={<Button onClick={studies.retry}>Try Again</Button>}>
              The studies could not be loaded.
            </Alert>
          )}
          <FormSelect
            name="study_id"
            label="Study"
            disabled={studies.status === 'failed'}
            loading={studies.status === 'loading' ? 'Loading studies…' : undefined}
            choices={studies.status === 'ready' ? studies.data.map(({ id, name }) => ({ value: id, label: name })) : []}
          />
          <FormTextField name="title" label="Title" autoComplete="off" most={LIMITS.announcementTitle.max} />
          <FormTextField
            name="text"
            label="Text"
            multiline
            minRows={6}
            maxRows={16}
            most={LIMITS.announcementText.max}
            slotProps={{ input: { dir: 'auto' } }}
          />
          <DocumentField />
          <BeforeSending studyId={values.study_id} />
        </Box>
      )}
    </KeptFormDialog>
  );
}
