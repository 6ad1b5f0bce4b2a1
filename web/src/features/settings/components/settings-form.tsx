import type { MessageKey } from '@trialdesk/contract/messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useEffect, useState, type ReactNode } from 'react';
import type { Schema } from 'yup';
import { FocusFirstError } from '../../../components/focus-first-error.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import type { SettingsConflict } from '../settings-conflict.ts';
import { SettingsConflictNotice } from './settings-conflict-notice.tsx';
import { useUnsaved } from './unsaved-context.ts';
import { useFormBase } from './use-form-base.ts';

interface SettingsFormProps<T extends object> {
  /** Accessible name; unique on the screen. */
  name: string;
  stored: T;
  schema: Schema;
  save: (values: T) => Promise<T>;
  /** For shared settings: the conflict with values saved since, if any. */
  findConflict?: (mine: T) => SettingsConflict<T> | null;
  messages: { saved: MessageKey; failed: MessageKey };
  isReadOnly?: boolean;
  children: ReactNode;
}

/** Settings that are saved together. Values stay in the form if saving fails. */
export function SettingsForm<T extends object>(props: SettingsFormProps<T>) {
  const { name, stored, schema, save, findConflict, messages, isReadOnly = false, children } = props;
  const { names } = useUnsaved();
  const [base, setBase] = useFormBase(stored, names.includes(name));
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();

  const submit = async (values: T, { resetForm, setFieldError }: FormikHelpers<T>) => {
    setProblem(null);
    try {
      const saved = await save(values);
      setBase(saved);
      resetForm({ values: saved });
      toast.success(messages.saved);
    } catch (error) {
      toast.error(messages.failed);
      if (!(error instanceof ApiError)) return;
      setProblem(error.detail);
      for (const [field, message] of Object.entries(error.fields)) setFieldError(field, message);
    }
  };

  return (
    <Formik initialValues={base} enableReinitialize validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting, dirty, values, setValues, resetForm }) => {
        const conflict = dirty ? findConflict?.(values) : null;
        return (
          <Form noValidate aria-label={name}>
            <ReportUnsaved name={name} />
            {children}
            {conflict && (
              <SettingsConflictNotice
                conflict={conflict}
                onKeepMine={() => {
                  setProblem(null);
                  void setValues(conflict.kept);
                }}
                onUseTheirs={() => {
                  setProblem(null);
                  setBase(stored);
                  resetForm({ values: stored });
                }}
              />
            )}
            {problem !== null && !conflict && (
              <Alert severity="error" sx={{ mt: 3 }}>
                {problem}
              </Alert>
            )}
            {!isReadOnly && (
              <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 3 }}>
                <LoadingButton type="submit" variant="contained" loading={isSubmitting} disabled={Boolean(conflict)}>
                  Save Changes
                </LoadingButton>
              </Box>
            )}
            <FocusFirstError />
          </Form>
        );
      }}
    </Formik>
  );
}

function ReportUnsaved({ name }: { name: string }) {
  const { dirty } = useFormikContext();
  const { report } = useUnsaved();
  useEffect(() => {
    report(name, dirty);
    return () => report(name, false);
  }, [name, dirty, report]);
  return null;
}
