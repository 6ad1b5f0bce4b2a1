import { SAFETY_TOPICS, safetyTopics } from '@trialdesk/contract/entities/safety-words';
import { safetyWordsPayload } from '@trialdesk/contract/payloads/safety-words';
import Box from '@mui/material/Box';
import { findSafetyWordsConflict, toSafetyWordsForm, type SafetyWordsForm } from '../../safety-words-form.ts';
import { saveSafetyWords } from '../../api/save-safety-words.ts';
import { useSafetyWords } from '../../api/use-safety-words.ts';
import { LiveSettings } from '../live-settings.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { WordsField } from './words-field.tsx';

const MESSAGES = { saved: 'safetyWordsSaved', failed: 'safetyWordsFailed' } as const;

/** For Administrators. */
export function SafetyWordsCard() {
  const words = useSafetyWords();
  return (
    <SettingsCard
      title="Safety Words"
      lead="A question with one of these words is marked for the research team as something that may need a safety report within 24 hours. One word or phrase per line; a star at the end of a word matches any ending, so pregnan* finds pregnant and pregnancy."
    >
      <LiveSettings live={words}>
        {(record) => (
          <SettingsForm<SafetyWordsForm>
            name="Safety Words"
            schema={safetyWordsPayload}
            save={saveSafetyWords}
            stored={toSafetyWordsForm(record)}
            findConflict={(mine) => findSafetyWordsConflict(mine, record)}
            messages={MESSAGES}
          >
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              {safetyTopics.map((topic) => (
                <WordsField key={topic} name={topic} label={SAFETY_TOPICS[topic]} />
              ))}
            </Box>
          </SettingsForm>
        )}
      </LiveSettings>
    </SettingsCard>
  );
}
