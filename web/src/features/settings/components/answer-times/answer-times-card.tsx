import { answerTimesPayload } from '@trialdesk/contract/payloads/answer-times';
import Box from '@mui/material/Box';
import { findAnswerTimesConflict, toAnswerTimesForm, type AnswerTimesForm } from '../../answer-times-form.ts';
import { saveAnswerTimes } from '../../api/save-answer-times.ts';
import { useAnswerTimes } from '../../api/use-answer-times.ts';
import { LiveSettings } from '../live-settings.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { DueExamples } from './due-examples.tsx';
import { Holidays } from './holidays.tsx';
import { Promises } from './promises.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { WorkingHours } from './working-hours.tsx';

const MESSAGES = { saved: 'answerTimesSaved', failed: 'answerTimesFailed' } as const;

/** For Administrators. */
export function AnswerTimesCard() {
  const times = useAnswerTimes();
  return (
    <SettingsCard
      title="Answer Times"
      lead="When the research team works, and how soon it promises answers. Changes apply to questions asked from now on. Questions already asked keep their promise and the time they are due."
    >
      <LiveSettings live={times}>
        {(record) => (
          <SettingsForm<AnswerTimesForm>
            name="Answer Times"
            schema={answerTimesPayload}
            save={saveAnswerTimes}
            stored={toAnswerTimesForm(record)}
            findConflict={(mine) => findAnswerTimesConflict(mine, record)}
            messages={MESSAGES}
          >
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <TimeZoneField />
              <WorkingHours />
              <Holidays />
              <Promises />
              <DueExamples />
            </Box>
          </SettingsForm>
        )}
      </LiveSettings>
    </SettingsCard>
  );
}
