import type { AnnouncementView } from '@trialdesk/contract/replies/announcements';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import { DateTime } from '../../../components/date-time.tsx';
import { useCan } from '../../../lib/session/use-can.ts';
import { AnnouncedDocument } from './announced-document.tsx';
import { AnnouncementBody } from './announcement-body.tsx';
import { Confirmation } from './confirmation.tsx';
import { ReceiptsOf } from './receipts-of.tsx';

interface AnnouncementCardProps {
  announcement: AnnouncementView;
  isOpen: boolean;
  onToggle: () => void;
}

export function AnnouncementCard({ announcement, isOpen, onToggle }: AnnouncementCardProps) {
  const { id, title, document, study_name, sent_by, sent_at, read_at, read_by } = announcement;
  const mustRead = useCan('receive_announcements');
  const seesReceipts = useCan('announce');
  const bodyId = `announcement-${id}`;
  const isUnread = mustRead && read_at === null;
  return (
    <Card>
      <Box component="h2" sx={{ m: 0 }}>
        <ButtonBase aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle} sx={HEAD}>
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Box dir="auto" sx={{ fontSize: '1rem', fontWeight: isUnread ? 700 : 600, overflowWrap: 'anywhere' }}>
              {title}
            </Box>
            <Box sx={SMALL}>
              <bdi>{study_name}</bdi> · <bdi>{sent_by.name}</bdi> · <DateTime at={sent_at} />
              {read_by !== null && ` · Read by ${read_by}`}
            </Box>
          </Box>
          {isUnread && <Chip size="small" color="primary" label="Unread" />}
          <ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', color: 'text.secondary' }} />
        </ButtonBase>
      </Box>
      <Box id={bodyId} hidden={!isOpen} sx={{ px: 2, pb: 2 }}>
        <AnnouncementBody announcement={announcement} />
        {document && <AnnouncedDocument announcementId={id} document={document} />}
        {isOpen && mustRead && <Confirmation announcement={announcement} />}
        {isOpen && seesReceipts && <ReceiptsOf announcementId={id} />}
      </Box>
    </Card>
  );
}

const HEAD = { width: '100%', display: 'flex', gap: 1.5, px: 2, py: 1.5, textAlign: 'start', font: 'inherit' } as const;

const SMALL = { fontSize: '0.8125rem', fontWeight: 400, color: 'text.secondary', overflowWrap: 'anywhere' } as const;
