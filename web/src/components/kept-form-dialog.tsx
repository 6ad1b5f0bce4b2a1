import Box from '@mui/material/Box';
import type { FormikHelpers, FormikProps } from 'formik';
import { useState } from 'react';
import { useStoredDraft } from '../lib/use-stored-draft.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { RestoredDraftNotice, type RestoredDraftNoticeProps } from './restored-draft-notice.tsx';
import { SaveFormDraft } from './save-form-draft.tsx';

interface KeptFormDialogProps<Values extends object> extends Omit<FormDialogProps<Values>, 'onSubmit' | 'isBegun'> {
  /** As of any form dialog. Resolves to whether it was sent. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<boolean>;
  /** Where its text is kept. */
  draft: { name: string; what: RestoredDraftNoticeProps['what'] };
}

/**
 * A dialog with a form whose text is kept in this browser until it is sent or discarded, also when the dialog or the tab
 * is closed. Choices that are no text, such as a confirmation, have to be made again.
 */
export function KeptFormDialog<Values extends object>(props: KeptFormDialogProps<Values>) {
  const { draft, initialValues, onSubmit, children, ...dialog } = props;
  const { text, setText, clear } = useStoredDraft(draft.name);
  const [empty] = useState(initialValues);
  const [begun] = useState(() => (text === '' ? null : withTexts(text, empty)));
  const [isBegun, setIsBegun] = useState(begun !== null);
  const discard = ({ resetForm }: FormikProps<Values>) => {
    setIsBegun(false);
    resetForm({ values: empty });
  };
  return (
    <FormDialog<Values>
      {...dialog}
      initialValues={begun ?? empty}
      isBegun={isBegun}
      onSubmit={async (values, helpers) => {
        if (await onSubmit(values, helpers)) clear();
      }}
    >
      {(form) => (
        <>
          {isBegun && (
            <Box sx={{ py: 1 }}>
              <RestoredDraftNotice what={draft.what} onDiscard={() => discard(form)} />
            </Box>
          )}
          {children(form)}
          <SaveFormDraft empty={empty} onChange={setText} />
        </>
      )}
    </FormDialog>
  );
}

/** The stored texts of the fields that the form has; null if none was typed. */
function withTexts<Values extends object>(stored: string, empty: Values): Values | null {
  const texts = Object.entries(JSON.parse(stored) as object).filter(
    ([name, value]) => typeof value === 'string' && name in empty && value !== Reflect.get(empty, name),
  );
  return texts.length > 0 ? { ...empty, ...Object.fromEntries(texts) } : null;
}
