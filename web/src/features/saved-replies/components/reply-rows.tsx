import type { SavedReplyView } from '@trialdesk/contract/replies/saved-replies';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ReplyRowsProps {
  title: string;
  replies: readonly SavedReplyView[];
  /** How many there may be. */
  most: number;
  /** How many there are, shown or not. */
  count: number;
  /** Null for those who may not. */
  actions: { change: (reply: SavedReplyView) => void; remove: (reply: SavedReplyView) => void } | null;
}

export function ReplyRows({ title, replies, most, count, actions }: ReplyRowsProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, px: 2, py: 1.5, bgcolor: 'var(--td-raised)' }}>
        <Typography id={titleId} variant="h2" sx={{ fontSize: '1rem' }}>
          {title}
        </Typography>
        <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {count} of {most}
        </Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {replies.map((reply) => (
          <Box
            component="li"
            key={reply.id}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              gap: 1,
              px: 2,
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <div>
              <Box dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {reply.title}
              </Box>
              <Box
                dir="auto"
                sx={{
                  mt: 0.5,
                  fontSize: '0.875rem',
                  color: 'text.secondary',
                  whiteSpace: 'pre-wrap',
                  overflowWrap: 'anywhere',
                }}
              >
                {reply.text}
              </Box>
            </div>
            {actions && (
              <Box sx={{ display: 'flex', alignItems: 'start', mr: -1 }}>
                <Tooltip title="Change">
                  <IconButton aria-label={`Change “${reply.title}”`} onClick={() => actions.change(reply)}>
                    <Edit fontSize="small" />
                  </IconButton>
                </Tooltip>
                <Tooltip title="Delete">
                  <IconButton aria-label={`Delete “${reply.title}”`} onClick={() => actions.remove(reply)}>
                    <DeleteOutline fontSize="small" />
                  </IconButton>
                </Tooltip>
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  );
}
