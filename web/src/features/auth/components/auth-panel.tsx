import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const STEPS = [
  { who: 'A site asks', what: '“May the visit be three days late?”' },
  {
    who: 'TrialDesk finds the words',
    what: '“Visits may take place up to 3 days after the window.” Protocol, page 41',
  },
  { who: 'A person checks, signs and sends', what: 'The site reads the answer beside the page it is from.' },
];

/** What the product does, beside the forms of people who are not signed in. */
export function AuthPanel() {
  return (
    <Box
      component="aside"
      aria-label="About TrialDesk"
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 5,
        p: { md: 5, lg: 7 },
        color: 'var(--td-rail-ink)',
        bgcolor: 'var(--td-rail)',
        backgroundImage: 'radial-gradient(90% 60% at 0% 0%, var(--td-rail-active), transparent)',
      }}
    >
      <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.25, maxWidth: 420 }}>
        Every answer checked by a person. Every citation word for word.
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, maxWidth: 420 }}>
        {STEPS.map(({ who, what }) => (
          <Box component="li" key={who} sx={{ pl: 2.5, borderLeft: '2px solid var(--td-rail-muted)' }}>
            <Box sx={{ fontWeight: 600 }}>{who}</Box>
            <Box sx={{ mt: 0.5, color: 'var(--td-rail-muted)' }}>{what}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
