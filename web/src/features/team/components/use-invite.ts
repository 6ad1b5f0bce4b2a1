import type { UserView } from '@trialdesk/contract/replies/users';
import type { FormikHelpers } from 'formik';
import { useToast } from '../../../components/toast/use-toast.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { Fetched } from '../../../lib/use-fetched.ts';
import { inviteFailure } from '../api/invite-failure.ts';
import { inviteUser, type InviteForm } from '../api/invite-user.ts';
import type { Named } from '../../../lib/sites-and-studies.ts';

type Invite = (form: InviteForm, helpers: FormikHelpers<InviteForm>) => Promise<void>;

/** Sends the invitation and shows a toast. Server-side validation errors appear at their fields. */
export function useInvite(sites: Fetched<Named[]>, onInvited: (invitation: UserView) => void): Invite {
  const toast = useToast();
  return async (form, helpers) => {
    try {
      onInvited(await inviteUser(form, sites.status === 'ready' ? sites.data : []));
      toast.success('userCreated');
    } catch (error) {
      if (error instanceof ApiError) helpers.setErrors(error.fields);
      const { message, values } = inviteFailure(error);
      toast.error(message, values);
    }
  };
}
