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
import type { Overtaking } from '../overtaking.ts';
import { OvertakenNotice } from './overtaken-notice.tsx';
import { useUnsaved } from './unsaved-context.ts';
import { useFormBase } from './use-form-base.ts';

interface SettingsFormProps<T extends object> {
  /** What the person knows it by; no two forms of the screen share it. */
  name: string;
  stored: T;
  schema: Schema;
  save: (values: T) => Promise<T>;
  /** For settings that others set too: what they have saved since these were begun. */
  overtakenBy?: (mine: T) => Overtaking<T> | null;
  messages: { saved: MessageKey; failed: MessageKey };
  /** For somebody who may look and not change. */
  isReadOnly?: boolean;
  children: ReactNode;
}

/** Settings that are saved together; what was chosen stays in the form when that fails. */
export function SettingsForm<T extends object>(props: SettingsFormProps<T>) {
  const { name, stored, schema, save, overtakenBy, messages, isReadOnly = false, children } = props;
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
        const overtaking = dirty ? overtakenBy?.(values) : null;
        return (
          <Form noValidate aria-label={name}>
            <ReportUnsaved name={name} />
            {children}
            {overtaking && (
              <OvertakenNotice
                overtaking={overtaking}
                onKeepMine={() => {
                  setProblem(null);
                  void setValues(overtaking.kept);
                }}
                onUseTheirs={() => {
                  setProblem(null);
                  setBase(stored);
                  resetForm({ values: stored });
                }}
              />
            )}
            {problem !== null && !overtaking && (
              <Alert severity="error" sx={{ mt: 3 }}>
                {problem}
              </Alert>
            )}
            {!isReadOnly && (
              <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 3 }}>
                <LoadingButton type="submit" variant="contained" loading={isSubmitting} disabled={Boolean(overtaking)}>
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
