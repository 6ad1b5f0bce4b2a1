import type { StudySettings } from '@trialdesk/contract/entities/site';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import useSWR from 'swr';
import { ApiError } from '../../../lib/api-error.ts';
import { readStudySettings, saveStudySettings } from '../api/study-settings.ts';

/** What sites see of the documents of a study. */
export function StudySettingsCard({ studyId }: { studyId: string }) {
  const { data, mutate } = useSWR<StudySettings, unknown>(['getStudySettings', studyId], () =>
    readStudySettings(studyId),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const noteId = useId();
  if (!data) return null;
  const change = async (sites_open_documents: boolean) => {
    setProblem(null);
    try {
      await mutate(saveStudySettings(studyId, { sites_open_documents }), {
        optimisticData: { sites_open_documents },
        revalidate: false,
      });
    } catch (error) {
      setProblem(error instanceof ApiError ? error.detail : 'The setting could not be saved. Please try again.');
    }
  };
  return (
    <Box component="section" aria-label="Settings of the study" sx={{ mb: 2 }}>
      <FormControlLabel
        label="Sites may open the documents that answers cite"
        control={
          <Switch
            checked={data.sites_open_documents}
            slotProps={{ input: { 'aria-describedby': noteId } }}
            onChange={(_event, isOn) => void change(isOn)}
          />
        }
      />
      <Typography id={noteId} variant="body2" sx={{ color: 'text.secondary' }}>
        When off, a site that opens a citation sees an image of the cited page and nothing else of the document.
      </Typography>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}
