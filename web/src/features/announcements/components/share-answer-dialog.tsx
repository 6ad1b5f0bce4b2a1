import { wordsToRemove } from '@trialdesk/contract/identifying-words';
import { shareAnswerPayload, type ShareAnswerPayload } from '@trialdesk/contract/payloads/announcement';
import type { AnnouncementView, SharingView } from '@trialdesk/contract/replies/announcements';
import type { AnswerPlace } from '@trialdesk/contract/entities/request';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { DialogLoading } from '../../../components/dialog-loading.tsx';
import { KeptFormDialog } from '../../../components/kept-form-dialog.tsx';
import { sendForm } from '../../../lib/send-form.ts';
import { useChangeAnnouncements } from '../api/use-announcements.ts';
import { useSharing } from '../api/use-sharing.ts';
import { NotShareable } from './not-shareable.tsx';
import { ShareAnswerFields } from './share-answer-fields.tsx';

interface ShareAnswerDialogProps {
  place: AnswerPlace;
  onSent: (announcement: AnnouncementView) => void;
  onClose: () => void;
}

/** A sent answer, which somebody reviews and shares with all sites of its study. */
export function ShareAnswerDialog({ place, onSent, onClose }: ShareAnswerDialogProps) {
  const sharing = useSharing(place);
  switch (sharing.status) {
    case 'loading':
      return <DialogLoading />;
    case 'failed':
      return <NotShareable error={sharing.error} onRetry={sharing.retry} onClose={onClose} />;
    case 'ready':
      return <Review answer={sharing.data} {...{ place, onSent, onClose }} />;
  }
}

function toDo(values: ShareAnswerPayload, names: readonly string[]): string | null {
  if (wordsToRemove(values, names).length > 0) return 'Remove or keep the words that may say who asked';
  return values.is_reviewed ? null : 'Confirm that you have read it again';
}

function Review({ place, answer, onSent, onClose }: ShareAnswerDialogProps & { answer: SharingView }) {
  const [hasFailed, setHasFailed] = useState(false);
  const { share } = useChangeAnnouncements();

  const send = (values: ShareAnswerPayload, { setErrors }: FormikHelpers<ShareAnswerPayload>) => {
    setHasFailed(false);
    return sendForm(
      async () => onSent(await share({ ...shareAnswerPayload.cast(values), seen_shared_at: answer.shared_at ?? '' })),
      {
        setErrors,
        first: 'title',
        onFailed: () => setHasFailed(true),
      },
    );
  };

  const { title, question, text } = answer;
  return (
    <KeptFormDialog<ShareAnswerPayload>
      draft={{ name: `sharing.${place.request_id}.${place.query_id}`, what: 'text' }}
      title="Share an Answer"
      initialValues={{ ...place, title, question, text, is_reviewed: false, kept_words: [] }}
      schema={shareAnswerPayload}
      onSubmit={send}
      onClose={onClose}
      submit="Send to Sites"
      toDo={(values) => toDo(values, answer.names)}
      maxWidth="md"
    >
      {(form) => <ShareAnswerFields {...{ form, answer, hasFailed }} />}
    </KeptFormDialog>
  );
}
