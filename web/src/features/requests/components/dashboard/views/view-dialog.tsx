import type { SavedView, ViewQuery } from '@trialdesk/contract/entities/saved-view';
import { LIMITS } from '@trialdesk/contract/limits';
import { savedViewPayload } from '@trialdesk/contract/payloads/saved-view';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { FormikHelpers } from 'formik';
import { FormDialog } from '../../../../../components/form-dialog.tsx';
import { FormTextField } from '../../../../../components/form-text-field.tsx';
import { useToast } from '../../../../../components/toast/use-toast.ts';
import { ApiError } from '../../../../../lib/api-error.ts';
import { useCan } from '../../../../../lib/session/use-can.ts';
import { saveView } from '../../../api/saved-views.ts';
import { isSameQuery } from './view-query.ts';

interface ViewDialogProps {
  /** Null adds one. */
  view: SavedView | null;
  /** What the dashboard shows now. */
  query: ViewQuery;
  onClose: () => void;
}

interface Values {
  name: string;
  is_shared: boolean;
  /** By what is shown now. */
  replaces: boolean;
}

const schema = savedViewPayload.pick(['name', 'is_shared']);

/** Saves a view, or changes one. The name stays in the form if that fails. */
export function ViewDialog({ view, query, onClose }: ViewDialogProps) {
  const toast = useToast();
  const mayShare = useCan('change_shared_views');
  const mayReplace = view !== null && !isSameQuery(view.query, query);

  const save = async ({ name, is_shared, replaces }: Values, { setErrors }: FormikHelpers<Values>) => {
    try {
      await saveView(view, { name, is_shared, query: view && !replaces ? view.query : query });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status > 0 && error.status < 500;
      if (isRefused) setErrors({ name: error.fields.name ?? error.detail });
      else toast.error('viewFailed');
      return;
    }
    toast.success('viewSaved', { name: name.trim() });
    onClose();
  };

  return (
    <FormDialog<Values>
      title={view ? 'Change View' : 'Save This View'}
      initialValues={{ name: view?.name ?? '', is_shared: view?.owner_id === null, replaces: false }}
      schema={schema}
      onSubmit={save}
      onClose={onClose}
      submit="Save"
      isComplete={({ name }) => name.trim() !== ''}
    >
      {({ values, setFieldValue }) => {
        const checkbox = (field: 'is_shared' | 'replaces', label: string) => (
          <FormControlLabel
            control={<Checkbox checked={values[field]} onChange={(_event, isOn) => void setFieldValue(field, isOn)} />}
            label={label}
          />
        );
        return (
          <Box sx={{ display: 'grid', gap: 1, pt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <FormTextField name="name" label="Name" autoFocus autoComplete="off" most={LIMITS.viewName.max} />
            {mayReplace && checkbox('replaces', 'Replace with what the dashboard shows now')}
            {mayShare && checkbox('is_shared', 'Share with the team')}
          </Box>
        );
      }}
    </FormDialog>
  );
}
