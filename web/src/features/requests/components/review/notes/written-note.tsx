import type { Note } from '@trialdesk/contract/entities/note';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { DateTime } from '../../../../../components/date-time.tsx';

export function WrittenNote({ note }: { note: Note }) {
  const { text, written_by, written_at, mentions } = note;
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', p: 1.5 }}>
      <Box sx={SMALL}>
        <Box component="bdi" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {written_by.name}
        </Box>
        {' · '}
        <DateTime at={written_at} />
      </Box>
      <Box dir="auto" sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      {mentions.length > 0 && (
        <Box sx={{ ...SMALL, mt: 0.5 }}>
          Mentions{' '}
          {mentions.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        </Box>
      )}
    </Box>
  );
}

const SMALL = { fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const;
