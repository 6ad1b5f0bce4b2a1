import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../config/paths.ts';
import { SettingsCard } from './settings-card.tsx';

export function SavedRepliesCard() {
  return (
    <SettingsCard
      title="Saved Replies"
      lead="Words that you insert into responses by typing / in the editor. Some are yours alone, others the whole research team has."
    >
      <Button component={Link} to={PATHS.savedReplies} variant="outlined">
        Open saved replies
      </Button>
    </SettingsCard>
  );
}
