import { LIMITS } from '@trialdesk/contract/limits';
import type { SavedReplyView } from '@trialdesk/contract/replies/saved-replies';
import Quickreply from '@mui/icons-material/QuickreplyOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyAction } from '../../../components/empty-action.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { matchingReplies } from '../../../components/saved-replies/matching-replies.ts';
import { SearchField } from '../../../components/search-field.tsx';
import { useCan } from '../../../lib/session/use-can.ts';
import { ReplyRows } from './reply-rows.tsx';

interface ReplyPanelProps {
  replies: readonly SavedReplyView[];
  search: string;
  onSearch: (search: string) => void;
  onAdd: () => void;
  onChange: (reply: SavedReplyView) => void;
  onDelete: (reply: SavedReplyView) => void;
}

export function ReplyPanel({ replies, search, onSearch, onAdd, onChange, onDelete }: ReplyPanelProps) {
  const mayShare = useCan('change_shared_replies');
  const found = matchingReplies(replies, search);
  const [own, shared] = split(found);
  const [allOwn, allShared] = split(replies);
  const actions = { change: onChange, remove: onDelete };
  const { personal: mostOwn, shared: mostShared } = LIMITS.savedReplies;
  if (replies.length === 0) {
    return (
      <EmptyState icon={<Quickreply />} title="There are no saved replies yet">
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 480 }}>
          Save words that you write often, such as a greeting with the name of the person who asked. In the response
          editor, type / to insert them.
        </Typography>
        <EmptyAction onClick={onAdd}>Add the first saved reply</EmptyAction>
      </EmptyState>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SearchField placeholder="Search titles and texts" value={search} onChange={onSearch} />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {search.trim() !== '' &&
          `Found ${found.length} saved ${found.length === 1 ? 'reply' : 'replies'} matching "${search.trim()}"`}
      </Typography>
      {found.length === 0 && (
        <EmptyState icon={<Quickreply />} title="No saved replies found">
          <EmptyAction onClick={() => onSearch('')}>Clear search</EmptyAction>
        </EmptyState>
      )}
      {own.length > 0 && (
        <ReplyRows title="Only you" replies={own} count={allOwn.length} most={mostOwn} actions={actions} />
      )}
      {shared.length > 0 && (
        <ReplyRows
          title="Shared with the research team"
          replies={shared}
          count={allShared.length}
          most={mostShared}
          actions={mayShare ? actions : null}
        />
      )}
    </Box>
  );
}

function split(replies: readonly SavedReplyView[]): [own: SavedReplyView[], shared: SavedReplyView[]] {
  return [replies.filter(({ is_shared }) => !is_shared), replies.filter(({ is_shared }) => is_shared)];
}
