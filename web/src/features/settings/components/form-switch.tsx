import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useField } from 'formik';
import type { ReactNode } from 'react';

interface FormSwitchProps {
  name: string;
  label: string;
  hint: string;
  disabled?: boolean;
  /** Called when the user switches it on. */
  onSwitchedOn?: () => void;
  children?: ReactNode;
}

export function FormSwitch({ name, label, hint, disabled = false, onSwitchedOn, children }: FormSwitchProps) {
  const [field, , { setValue }] = useField<boolean>(name);
  return (
    <Box>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Switch
            name={name}
            checked={field.value}
            onBlur={field.onBlur}
            onChange={(_event, isOn) => {
              void setValue(isOn);
              if (isOn) onSwitchedOn?.();
            }}
            slotProps={{ input: { role: 'switch', 'aria-describedby': `${name}-hint` } }}
          />
        }
      />
      <FormHelperText id={`${name}-hint`}>{hint}</FormHelperText>
      {children}
    </Box>
  );
}
