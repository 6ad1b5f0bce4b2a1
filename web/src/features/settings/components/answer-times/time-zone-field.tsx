import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useMemo } from 'react';
import { useNow } from '../../../../lib/use-now.ts';
import { timeZones, zoneLabel, zoneOffset } from '../../time-zones.ts';

const NAME = 'time_zone';

/** Finds "America/New_York" by either way of writing it. */
const filterOptions = createFilterOptions<string>({ stringify: (zone) => `${zoneLabel(zone)} ${zone}` });

export function TimeZoneField() {
  const [{ value }, { error }, { setValue }] = useField<string>(NAME);
  const zones = useMemo(() => timeZones(value), [value]);
  const now = new Date(useNow());
  return (
    <Autocomplete
      id={NAME}
      options={zones}
      value={value}
      disableClearable
      noOptionsText="None found"
      getOptionLabel={zoneLabel}
      filterOptions={filterOptions}
      onChange={(_event, zone) => void setValue(zone)}
      slotProps={{ popper: { disablePortal: true } }}
      sx={{ maxWidth: 420 }}
      renderOption={({ key, ...props }, zone) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 2 }}>
          <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {zoneLabel(zone)}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', flexShrink: 0 }}>
            {zoneOffset(zone, now)}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          name={NAME}
          label="Time zone"
          error={error !== undefined}
          helperText={error ?? 'Type a city to find its time zone.'}
        />
      )}
    />
  );
}
