import TextField from '@mui/material/TextField';
import { useField } from 'formik';

interface WordsFieldProps {
  name: string;
  label: string;
}

/** One word or phrase per line. */
export function WordsField({ name, label }: WordsFieldProps) {
  const [{ value, onBlur }, { touched, error }, { setValue }] = useField<string[]>(name);
  // Of a list, an error names the first wrong item.
  const problem = [error as string | (string | undefined)[] | undefined].flat().find((each) => each !== undefined);
  const isWrong = touched && problem !== undefined;
  return (
    <TextField
      id={`safety-${name}`}
      name={name}
      label={label}
      multiline
      minRows={6}
      maxRows={14}
      value={value.join('\n')}
      onChange={(event) => void setValue(event.target.value.split('\n'))}
      onBlur={onBlur}
      error={isWrong}
      helperText={isWrong ? problem : undefined}
      slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
    />
  );
}
