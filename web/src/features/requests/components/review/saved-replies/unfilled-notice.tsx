import { placeholdersIn } from '@trialdesk/contract/placeholders';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

interface UnfilledNoticeProps {
  text: string;
  onSelect: (range: readonly [start: number, end: number]) => void;
}

/** Names the placeholders that a person must fill in before the response can be sent; each leads to its place. */
export function UnfilledNotice({ text, onSelect }: UnfilledNoticeProps) {
  const unfilled = placeholdersIn(text);
  const firsts = unfilled.filter((each, index) => unfilled.findIndex((other) => other.text === each.text) === index);
  if (firsts.length === 0) return null;
  return (
    <Box sx={{ pl: 1.5, borderLeft: '3px solid var(--td-attention)', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      <strong>Fill in before sending:</strong>{' '}
      {firsts.map((each) => (
        <Link
          key={each.text}
          component="button"
          type="button"
          variant="body2"
          aria-label={`Go to ${each.text}`}
          onClick={() => onSelect([each.at, each.at + each.text.length])}
          sx={{ mr: 1, fontSize: 'inherit', verticalAlign: 'baseline' }}
        >
          {each.text}
        </Link>
      ))}
    </Box>
  );
}
