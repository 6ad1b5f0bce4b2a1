import { isWeak, strengthName } from '@trialdesk/contract/password-strength';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePasswordStrength } from '../lib/password-strength/use-password-strength.ts';

interface PasswordStrengthProps {
  password: string;
  /** Of the person, if known. */
  name: string;
}

const STEPS = [1, 2, 3, 4];

/** Nothing until something is typed; from then on of one height, so that nothing below moves when the rating arrives. */
export function PasswordStrength({ password, name }: PasswordStrengthProps) {
  const strength = usePasswordStrength(password, name);
  return (
    // In line with the helper text of the field.
    <Box role="status" sx={{ px: 1.75 }}>
      {password !== '' && (
        <>
          <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.5, mt: 1, mb: 0.75 }}>
            {STEPS.map((step) => (
              <Box
                key={step}
                sx={{
                  height: 4,
                  borderRadius: 2,
                  bgcolor: strength && step <= Math.max(1, strength.score) ? colorOf(strength.score) : 'divider',
                }}
              />
            ))}
          </Box>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', minHeight: '2lh' }}>
            {strength && `Password strength: ${strengthName(strength.score)}.`}
            {strength && strength.advice !== '' && ` ${strength.advice}`}
          </Typography>
        </>
      )}
    </Box>
  );
}

function colorOf(score: number): string {
  return isWeak(score) ? 'warning.main' : 'success.main';
}
