import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useId, useRef, type ReactNode } from 'react';
import type { Schema } from 'yup';
import { FocusFirstError } from './focus-first-error.tsx';
import { LoadingButton } from './loading-button.tsx';

export interface FormDialogProps<Values extends object> {
  title: string;
  initialValues: Values;
  schema: Schema;
  /** Closes the dialog when it has succeeded. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>;
  onClose: () => void;
  /** Of the button. */
  submit: string;
  /** Whether there is enough to submit; a form as it was opened never is, unless it is begun. */
  isComplete?: (values: Values) => boolean;
  /** What is still to be done before it can be submitted, shown beside the button; null when nothing is. */
  toDo?: (values: Values) => string | null;
  /** It was filled in before: it can be submitted as it was opened, and a click outside does not discard it. */
  isBegun?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md';
  children: (form: FormikProps<Values>) => ReactNode;
}

/** A dialog with a form. What was typed stays in it until it is sent or the person cancels. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, initialValues, schema, onSubmit, onClose, submit, isComplete, toDo, isBegun = false } = props;
  const { maxWidth = 'xs', children } = props;
  const titleId = useId();
  const form = useRef<FormikProps<Values>>(null);
  return (
    <Dialog
      open
      // Escape or a click outside must not discard typed text.
      onClose={() => form.current?.dirty !== true && !isBegun && onClose()}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Formik<Values> innerRef={form} initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
        {(formik) => (
          <Form noValidate style={{ display: 'contents' }}>
            <DialogContent sx={{ pt: 1 }}>{children(formik)}</DialogContent>
            <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
              {toDo && (
                <Typography variant="body2" role="status" sx={{ mr: 'auto', pl: 2, color: 'text.secondary' }}>
                  {toDo(formik.values)}
                </Typography>
              )}
              <Button onClick={onClose}>Cancel</Button>
              <LoadingButton
                type="submit"
                variant="contained"
                loading={formik.isSubmitting}
                disabled={
                  !(formik.dirty || isBegun) ||
                  isComplete?.(formik.values) === false ||
                  (toDo?.(formik.values) ?? null) !== null
                }
              >
                {submit}
              </LoadingButton>
            </DialogActions>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
