import type { Study } from '@trialdesk/contract/entities/site';
import { createStudyPayload, type StudyPayload } from '@trialdesk/contract/payloads/create-study';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import type { FormikHelpers } from 'formik';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useSaveStudy } from '../api/use-save-study.ts';

interface StudyDialogProps {
  /** Null adds one. */
  study: Study | null;
  /** Their numbers begin with the prefix. */
  hasRequests: boolean;
  onClose: () => void;
}

/** Adds a study, or changes its name and prefix. Typed text stays in the form if that fails. */
export function StudyDialog({ study, hasRequests, onClose }: StudyDialogProps) {
  const toast = useToast();
  const saveStudy = useSaveStudy(study);

  const save = async (values: StudyPayload, { setErrors }: FormikHelpers<StudyPayload>) => {
    try {
      await saveStudy(values);
    } catch (error) {
      if (error instanceof ApiError && error.status > 0 && error.status < 500) {
        setErrors(error.fields);
        toast.error('studyRefused', { detail: error.detail });
      } else {
        toast.error('studyFailed');
      }
      return;
    }
    toast.success(study ? 'studyChanged' : 'studyCreated', { name: values.name.trim() });
    onClose();
  };

  return (
    <FormDialog<StudyPayload>
      title={study ? 'Change Study' : 'Add Study'}
      initialValues={{ name: study?.name ?? '', ...(!hasRequests && { number_prefix: study?.number_prefix ?? '' }) }}
      schema={createStudyPayload}
      onSubmit={save}
      onClose={onClose}
      submit={study ? 'Save' : 'Create Study'}
      isComplete={({ name }) => name.trim() !== ''}
    >
      {() => (
        <>
          {study && (
            <DialogContentText sx={{ mb: 2 }}>
              Its requests show the new name. Answers that were sent, mails and the audit trail stay as they are.
            </DialogContentText>
          )}
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            <FormTextField name="name" label="Study name" autoFocus autoComplete="off" />
            {hasRequests && study?.number_prefix !== undefined && (
              <DialogContentText variant="body2">
                The number prefix {study.number_prefix} stays, because requests have it.
              </DialogContentText>
            )}
            {!hasRequests && (
              <FormTextField
                name="number_prefix"
                label="Number prefix"
                autoComplete="off"
                helperText={
                  study
                    ? 'Can be changed until the study has its first request.'
                    : 'Requests are numbered with it, such as WAY-0001. Leave it empty to get one from the name.'
                }
              />
            )}
          </Box>
        </>
      )}
    </FormDialog>
  );
}
