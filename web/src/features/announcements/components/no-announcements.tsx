import Mail from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../components/empty-state.tsx';

/** `onAnnounce` is null for a site. */
export function NoAnnouncements({ onAnnounce }: { onAnnounce: (() => void) | null }) {
  return (
    <EmptyState icon={<Mail />} title="No announcements yet" heading="h2">
      <Typography sx={{ color: 'text.secondary', maxWidth: 480 }}>
        {onAnnounce
          ? 'Make something known to all sites of a study at once, and see who has read it.'
          : 'What the research team makes known to all sites of your studies appears here.'}
      </Typography>
      {onAnnounce && (
        <Button variant="outlined" onClick={onAnnounce}>
          New Announcement
        </Button>
      )}
    </EmptyState>
  );
}
