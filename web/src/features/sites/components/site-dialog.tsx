import type { Site } from '@trialdesk/contract/entities/site';
import { createSitePayload } from '@trialdesk/contract/payloads/create-site';
import DialogContentText from '@mui/material/DialogContentText';
import type { FormikHelpers } from 'formik';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useSaveSite } from '../api/use-save-site.ts';

interface Values {
  name: string;
}

interface SiteDialogProps {
  /** Null adds one. */
  site: Site | null;
  onClose: () => void;
}

/** Adds a site, or renames one. Typed text stays in the form if that fails. */
export function SiteDialog({ site, onClose }: SiteDialogProps) {
  const toast = useToast();
  const saveSite = useSaveSite(site);

  const save = async ({ name }: Values, { setErrors }: FormikHelpers<Values>) => {
    const trimmed = name.trim();
    try {
      await saveSite(trimmed);
    } catch (error) {
      if (error instanceof ApiError && error.status > 0 && error.status < 500) {
        setErrors(error.fields);
        toast.error('siteRefused', { detail: error.detail });
      } else {
        toast.error(site ? 'siteRenamingFailed' : 'siteFailed');
      }
      return;
    }
    toast.success(site ? 'siteRenamed' : 'siteCreated', { name: trimmed });
    onClose();
  };

  return (
    <FormDialog<Values>
      title={site ? 'Rename Site' : 'Add New Site'}
      initialValues={{ name: site?.name ?? '' }}
      schema={createSitePayload}
      onSubmit={save}
      onClose={onClose}
      submit={site ? 'Rename Site' : 'Create Site'}
      isComplete={({ name }) => name.trim() !== ''}
    >
      {() => (
        <>
          {site && (
            <DialogContentText sx={{ mb: 2 }}>
              Its requests show the new name. Answers that were sent, mails and the audit trail stay as they are.
            </DialogContentText>
          )}
          <FormTextField name="name" label="Site name" autoFocus autoComplete="off" />
        </>
      )}
    </FormDialog>
  );
}
