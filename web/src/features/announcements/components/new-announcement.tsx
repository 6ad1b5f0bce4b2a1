import type { AnswerPlace } from '@trialdesk/contract/entities/request';
import type { AnnouncementView } from '@trialdesk/contract/replies/announcements';
import { AnnounceDialog } from './announce-dialog.tsx';
import { ShareAnswerDialog } from './share-answer-dialog.tsx';

export interface NewAnnouncementProps {
  /** Of the answer to share; null for the team's own words. */
  place: AnswerPlace | null;
  onSent: (announcement: AnnouncementView) => void;
  onClose: () => void;
}

export function NewAnnouncement({ place, ...props }: NewAnnouncementProps) {
  return place ? <ShareAnswerDialog place={place} {...props} /> : <AnnounceDialog {...props} />;
}
