import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

/** Longer texts are clamped, so that one request does not fill the screen. */
const LONG = { characters: 900, lines: 12 };

const CLAMPED = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '8', overflow: 'hidden' };

export function CollapsibleText({ text }: { text: string }) {
  const [isExpanded, setIsWhole] = useState(false);
  const isLong = text.length > LONG.characters || text.split('\n').length > LONG.lines;
  return (
    <>
      <Box
        dir="auto"
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          maxWidth: '72ch',
          ...(isLong && !isExpanded && CLAMPED),
        }}
      >
        {text}
      </Box>
      {isLong && (
        <Button
          size="small"
          aria-expanded={isExpanded}
          onClick={() => setIsWhole(!isExpanded)}
          sx={{ ml: -2, mt: 0.5 }}
        >
          {isExpanded ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
}
