import { DEMO_STUDY } from '@trialdesk/contract/entities/site';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { IN_PLACE_MENU } from '../../../components/in-place-menu.ts';
import type { Named } from '../../../lib/sites-and-studies.ts';

/** Stands for documents without a study, since a select needs a value. */
const ALL_STUDIES = 'all-studies';

const ALL_STUDIES_TEXT =
  'Searched for every question of every study. Choose this only for what holds in all of them, such as a general manual.';

/** Null: all studies; undefined: not chosen yet. */
export type ChosenStudy = string | null | undefined;

interface StudyChoiceProps {
  value: ChosenStudy;
  studies: readonly Named[];
  onChange: (study: string | null) => void;
  isDisabled?: boolean;
  error?: string | null;
}

/** A study, or on purpose all of them. */
export function StudyChoice({ value, studies, onChange, isDisabled = false, error = null }: StudyChoiceProps) {
  const id = useId();
  return (
    <TextField
      select
      required
      id={id}
      label="Study"
      value={value === null ? ALL_STUDIES : (value ?? '')}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.value === ALL_STUDIES ? null : target.value)}
      error={error !== null}
      helperText={error ?? (value === null ? ALL_STUDIES_TEXT : 'Only questions of this study are answered from it.')}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true, ...IN_PLACE_MENU } }}
    >
      <MenuItem value="" disabled>
        Select a study
      </MenuItem>
      {studies
        .filter(({ name }) => name !== DEMO_STUDY)
        .map((study) => (
          <MenuItem key={study.id} value={study.id}>
            {study.name}
          </MenuItem>
        ))}
      <MenuItem value={ALL_STUDIES} divider={false}>
        All studies
      </MenuItem>
    </TextField>
  );
}
