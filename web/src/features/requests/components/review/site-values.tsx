import Alert from '@mui/material/Alert';
import { valuesInWords } from './values-in-words.ts';

/** Values of a draft that no cited passage states, for the reviewer to check. */
export function SiteValues({ values }: { values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      The site’s own words: {valuesInWords(values)}. No cited passage states {values.length > 1 ? 'them' : 'it'}. Check
      before sending.
    </Alert>
  );
}
