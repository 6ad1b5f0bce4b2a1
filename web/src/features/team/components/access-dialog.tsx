import { changeAccessPayload } from '@trialdesk/contract/payloads/access';
import { isAssignable } from '@trialdesk/contract/permissions';
import { ROLES } from '@trialdesk/contract/roles';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import type { FormikHelpers } from 'formik';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormSelect } from '../../../components/form-select.tsx';
import { ReasonField } from '../../../components/reason-field.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { Named } from '../../../lib/sites-and-studies.ts';
import type { Fetched } from '../../../lib/use-fetched.ts';
import { changeAccess, type AccessForm } from '../api/change-access.ts';
import type { TeamUser } from '../api/use-users.ts';
import { SitePicker } from './site-picker.tsx';
import { StudyPicker } from './study-picker.tsx';

const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: role }));

interface AccessDialogProps {
  user: TeamUser;
  sites: Fetched<Named[]>;
  studies: Fetched<Named[]>;
  onClose: () => void;
}

/** Changes the role, sites and studies of a person. What was chosen stays in the form if saving fails. */
export function AccessDialog({ user, sites, studies, onClose }: AccessDialogProps) {
  const toast = useToast();
  const { role, site_ids, study_ids } = user;
  const initial: AccessForm = { role, site_ids, study_ids, reason: '' };

  async function save(form: AccessForm, { setErrors }: FormikHelpers<AccessForm>) {
    try {
      const { email } = await changeAccess(user, form);
      toast.success('accessChanged', { email });
      onClose();
    } catch (error) {
      toast.error('accessFailed');
      if (error instanceof ApiError) setErrors({ role: error.detail, ...error.fields });
    }
  }

  return (
    <FormDialog<AccessForm>
      title="Change Access"
      initialValues={initial}
      schema={changeAccessPayload}
      onSubmit={save}
      onClose={onClose}
      submit="Save"
      maxWidth="sm"
    >
      {({ values, setFieldValue }) => (
        <>
          <DialogContentText sx={{ mb: 3, overflowWrap: 'anywhere' }}>
            {user.status === 'invited'
              ? `The registration link of ${user.email} stays the same.`
              : `What ${user.email} sees changes at once. What they asked and answered stays.`}
          </DialogContentText>
          <Box sx={{ display: 'grid', gap: 3 }}>
            <FormSelect name="role" label="Role" choices={ROLE_CHOICES} />
            {isAssignable(values.role) && (
              <>
                <StudyPicker studies={studies} />
                <SitePicker sites={sites} role={values.role} />
              </>
            )}
            <ReasonField value={values.reason} onChange={(reason) => void setFieldValue('reason', reason)} />
          </Box>
        </>
      )}
    </FormDialog>
  );
}
