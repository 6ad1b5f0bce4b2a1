import Alert from '@mui/material/Alert';

/** Values of a draft that no cited passage states, for the reviewer to check. */
export function SiteValues({ values }: { values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      The site’s own words: {values.map(inWords).join(', ')}. No cited passage states{' '}
      {values.length > 1 ? 'them' : 'it'}. Check before sending.
    </Alert>
  );
}

/** Of those that are counted; the others are written alike for any number. */
const COUNTED_UNIT = /^(?!1 )\S+ (?:second|minute|hour|day|week|month|year|cycle|tablet|dose)$/;

/** "3 days" for `3 day`, as values are compared. */
function inWords(value: string): string {
  return COUNTED_UNIT.test(value) ? `${value}s` : value;
}
