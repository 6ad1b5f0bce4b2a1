import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { loadCode } from '../../../lib/code/load-code.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { AppearanceCard } from './appearance-card.tsx';
import { OrganizationSecurityCard } from './organization-security-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SavedRepliesCard } from './saved-replies-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';

const AnswerTimesCard = lazy(async () => ({
  default: (await loadCode(() => import('./answer-times/answer-times-card.tsx'))).AnswerTimesCard,
}));

const SafetyWordsCard = lazy(async () => ({
  default: (await loadCode(() => import('./safety-words/safety-words-card.tsx'))).SafetyWordsCard,
}));

export function GeneralTab() {
  const usesReplies = useCan('use_saved_replies');
  const changesSecurity = useCan('change_security_settings');
  const changesAnswerTimes = useCan('change_answer_times');
  const changesSafetyWords = useCan('change_safety_words');
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ProfileCard />
      <AppearanceCard />
      {usesReplies && <SavedRepliesCard />}
      <PasswordCard />
      <SessionsCard />
      {changesSecurity && <OrganizationSecurityCard />}
      {changesAnswerTimes && (
        <Suspense fallback={<SettingsSkeleton />}>
          <AnswerTimesCard />
        </Suspense>
      )}
      {changesSafetyWords && (
        <Suspense fallback={<SettingsSkeleton />}>
          <SafetyWordsCard />
        </Suspense>
      )}
    </Box>
  );
}
