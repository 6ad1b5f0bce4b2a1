import type { FormikHelpers } from 'formik';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../components/toast/use-toast.ts';
import { siteRequestPath } from '../../../config/paths.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useMember } from '../../../lib/session/session-context.ts';
import { useCreateRequest } from '../api/use-create-request.ts';
import type { RequestForm } from '../request-form.ts';

type Submit = (form: RequestForm, helpers: FormikHelpers<RequestForm>) => Promise<void>;

/** Submits the form and opens the new request. Server-side validation errors appear at their fields. */
export function useSubmitRequest(onSent: () => void): Submit {
  const create = useCreateRequest();
  const member = useMember();
  const navigate = useNavigate();
  const toast = useToast();
  return async (form, helpers) => {
    if (member.site_id === '') {
      toast.error('siteMissing');
      return;
    }
    try {
      const requestId = await create(form);
      onSent();
      toast.success('requestSubmitted');
      await navigate(siteRequestPath(requestId));
    } catch (error) {
      if (error instanceof ApiError) helpers.setErrors(error.fields);
      toast.error('submitFailed');
    }
  };
}
