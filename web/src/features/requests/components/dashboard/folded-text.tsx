import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

/** Beyond this a text would fill the screen that the other requests stand on. */
const LONG = { characters: 900, lines: 12 };

const FOLDED = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '8', overflow: 'hidden' };

/** A text as it was typed; of a long one the beginning, and the rest on demand. */
export function FoldedText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > LONG.characters || text.split('\n').length > LONG.lines;
  return (
    <>
      <Box
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          maxWidth: '72ch',
          ...(isLong && !isWhole && FOLDED),
        }}
      >
        {text}
      </Box>
      {isLong && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)} sx={{ ml: -2, mt: 0.5 }}>
          {isWhole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
}
