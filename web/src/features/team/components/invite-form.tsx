import { LIMITS } from '@trialdesk/contract/limits';
import { isAssignable } from '@trialdesk/contract/permissions';
import { inviteUserPayload } from '@trialdesk/contract/payloads/invite-user';
import { isRole, ROLES } from '@trialdesk/contract/roles';
import type { UserView } from '@trialdesk/contract/replies/users';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { Form, Formik, type FormikProps } from 'formik';
import type { Ref } from 'react';
import { FocusFirstError } from '../../../components/focus-first-error.tsx';
import { FormSelect } from '../../../components/form-select.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { LoadingButton } from '../../../components/loading-button.tsx';
import type { Fetched } from '../../../lib/use-fetched.ts';
import type { InviteForm as Values } from '../api/invite-user.ts';
import type { Named } from '../../../lib/sites-and-studies.ts';
import { SitePicker } from './site-picker.tsx';
import { StudyPicker } from './study-picker.tsx';
import { useInvite } from './use-invite.ts';

const EMPTY: Values = { email: '', role: '', study_ids: [], site_ids: [] };
const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: role }));

interface InviteFormProps {
  form: Ref<FormikProps<Values>>;
  sites: Fetched<Named[]>;
  studies: Fetched<Named[]>;
  onCancel: () => void;
  onInvited: (invitation: UserView) => void;
}

export function InviteForm({ form, sites, studies, onCancel, onInvited }: InviteFormProps) {
  const invite = useInvite(sites, onInvited);
  return (
    <Formik innerRef={form} initialValues={EMPTY} validationSchema={inviteUserPayload} onSubmit={invite}>
      {({ values: { role }, isSubmitting }) => (
        <Form noValidate style={{ display: 'contents' }}>
          <DialogContent sx={{ pt: 0 }}>
            <DialogContentText sx={{ mb: 3 }}>
              You will get a registration link to share. It expires after {LIMITS.invitationHours} hours.
            </DialogContentText>
            <Box sx={{ display: 'grid', gap: 3 }}>
              <FormTextField name="email" label="Email" type="email" autoComplete="off" autoFocus />
              <FormSelect name="role" label="Role" choices={ROLE_CHOICES} />
              {isRole(role) && isAssignable(role) && (
                <>
                  <StudyPicker studies={studies} />
                  <SitePicker sites={sites} role={role} />
                </>
              )}
            </Box>
          </DialogContent>
          <DialogActions>
            <Button onClick={onCancel}>Cancel</Button>
            <LoadingButton type="submit" variant="contained" loading={isSubmitting}>
              Create User
            </LoadingButton>
          </DialogActions>
          <FocusFirstError />
        </Form>
      )}
    </Formik>
  );
}
