import type { AnnouncementPayload } from '@trialdesk/contract/payloads/announcement';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { FormSelect } from '../../../components/form-select.tsx';
import { useStudyDocuments } from '../../../lib/use-study-documents.ts';

/** Of the documents in use in the study that was chosen. */
export function DocumentField() {
  const { values, setFieldValue } = useFormikContext<AnnouncementPayload>();
  const studyId = values.study_id === '' ? undefined : values.study_id;
  const own = useStudyDocuments(studyId);
  const ofAll = useStudyDocuments(studyId === undefined ? undefined : null);
  // A document goes with its study.
  useEffect(() => void setFieldValue('document_id', ''), [studyId, setFieldValue]);
  const choices = [...own, ...ofAll].map(({ id, name, version }) => ({
    value: id,
    label: `${name}, version ${version}`,
  }));
  return (
    <FormSelect
      name="document_id"
      label="Document (optional)"
      disabled={studyId === undefined}
      choices={[{ value: '', label: 'None' }, ...choices]}
    />
  );
}
