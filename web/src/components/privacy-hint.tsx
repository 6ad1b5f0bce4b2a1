import FormHelperText from '@mui/material/FormHelperText';
import { lazy, Suspense } from 'react';
import { loadCode } from '../lib/code/load-code.ts';

/** Lazy, since nobody has typed anything yet. */
const FoundWords = lazy(async () => ({
  default: (await loadCode(() => import('./found-words.tsx'))).FoundWords,
}));

interface PrivacyHintProps {
  id: string;
  /** As typed. */
  text: string;
  /** Shown while nothing is found; nothing unless given. */
  advice?: string;
}

export const LEAVE_OUT = 'Do not include names, dates of birth or anything else that identifies a participant.';

/** Under a field for words of a site: what not to send, and words in it that seem to be that. */
export function PrivacyHint({ id, text, advice = '' }: PrivacyHintProps) {
  return (
    <FormHelperText id={id} role="status" sx={{ mx: 1.75, '&:empty': { m: 0 } }}>
      <Suspense fallback={advice}>
        <FoundWords text={text} advice={advice} />
      </Suspense>
    </FormHelperText>
  );
}
