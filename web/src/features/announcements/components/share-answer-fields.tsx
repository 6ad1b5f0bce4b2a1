import { LIMITS } from '@trialdesk/contract/limits';
import type { ShareAnswerPayload } from '@trialdesk/contract/payloads/announcement';
import type { SharingView } from '@trialdesk/contract/replies/announcements';
import { citedIn } from '@trialdesk/contract/response-citations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { FormikProps } from 'formik';
import { useEffect } from 'react';
import { CitationList } from '../../../components/cited-answer/citation-list.tsx';
import { DateTime } from '../../../components/date-time.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { BeforeSending } from './before-sending.tsx';
import { IdentifyingNotice } from './identifying-notice.tsx';
import { LostSources } from './lost-sources.tsx';

interface ShareAnswerFieldsProps {
  form: FormikProps<ShareAnswerPayload>;
  answer: SharingView;
  hasFailed: boolean;
}

export function ShareAnswerFields({ form, answer, hasFailed }: ShareAnswerFieldsProps) {
  const { values, errors, setFieldValue } = form;
  const { study_id, study_name, citations, lost, names, shared_at } = answer;
  const cited = citedIn(values.text, citations);
  const { title, question, text } = values;
  useEffect(() => {
    // What was confirmed was another text.
    void setFieldValue('is_reviewed', false);
  }, [title, question, text, setFieldValue]);
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {hasFailed && (
        <Alert severity="error">The answer could not be shared. Your text is kept. Please try again.</Alert>
      )}
      {shared_at !== null && (
        <Alert severity="info">
          This answer was already shared <DateTime at={shared_at} />.
        </Alert>
      )}
      <LostSources lost={lost} />
      <Typography>
        To all sites of <bdi>{study_name}</bdi>: title, question, answer and citations, under your name. The name and
        site of the asker are left out, but may be in the texts. Remove them there, and what is about one participant,
        and read the answer again: it has to be right for every site.
      </Typography>
      <FormTextField name="title" label="Title" autoComplete="off" most={LIMITS.announcementTitle.max} />
      <FormTextField name="question" label="Question" {...LONG} minRows={3} maxRows={10} most={LIMITS.question.max} />
      <FormTextField name="text" label="Answer" {...LONG} minRows={6} maxRows={16} most={LIMITS.answer.max} />
      {errors.seen_shared_at !== undefined && <Alert severity="warning">{errors.seen_shared_at}</Alert>}
      {typeof errors.kept_words === 'string' && <Alert severity="error">{errors.kept_words}</Alert>}
      <IdentifyingNotice {...{ form, names }} />
      {cited.length > 0 && (
        <Box>
          <Typography component="h3" sx={{ fontWeight: 600, fontSize: '0.875rem', mb: 0.75 }}>
            Citations that go with it
          </Typography>
          <CitationList answerId="shared" citations={cited} label="Citations that go with it" />
        </Box>
      )}
      <FormControlLabel
        control={
          <Checkbox
            checked={values.is_reviewed}
            onChange={(_event, isReviewed) => void setFieldValue('is_reviewed', isReviewed)}
          />
        }
        label="I have read it again, and nothing in it says who asked, at which site or about whom"
      />
      <BeforeSending studyId={study_id} />
    </Box>
  );
}

const LONG = { multiline: true, slotProps: { input: { dir: 'auto' } } } as const;
