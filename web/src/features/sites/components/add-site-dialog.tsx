import { createSitePayload } from '@trialdesk/contract/payloads/create-site';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, Formik, type FormikProps } from 'formik';
import { useId, useRef } from 'react';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useCreateSite } from '../api/use-create-site.ts';

interface Values {
  name: string;
}

interface AddSiteDialogProps {
  onClose: () => void;
}

export function AddSiteDialog({ onClose }: AddSiteDialogProps) {
  const titleId = useId();
  const form = useRef<FormikProps<Values>>(null);
  const toast = useToast();
  const createSite = useCreateSite();

  const create = async ({ name }: Values) => {
    const trimmed = name.trim();
    try {
      await createSite(trimmed);
    } catch (error) {
      if (error instanceof ApiError && error.status > 0 && error.status < 500) {
        toast.error('siteRefused', { detail: error.detail });
      } else {
        toast.error('siteFailed');
      }
      return;
    }
    toast.success('siteCreated', { name: trimmed });
    onClose();
  };

  return (
    <Dialog
      open
      // Escape or a click outside must not discard typed text.
      onClose={() => form.current?.dirty !== true && onClose()}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Add New Site</DialogTitle>
      <Formik innerRef={form} initialValues={{ name: '' }} validationSchema={createSitePayload} onSubmit={create}>
        {({ values, isSubmitting }) => (
          <Form noValidate>
            <DialogContent sx={{ pt: 1 }}>
              <FormTextField name="name" label="Site name" autoFocus autoComplete="off" />
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>Cancel</Button>
              <LoadingButton
                type="submit"
                variant="contained"
                loading={isSubmitting}
                disabled={values.name.trim() === ''}
              >
                Create Site
              </LoadingButton>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
