import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { useEffect, useRef, useState } from 'react';
import { useCopyLink } from './use-copy-link.ts';

interface RegistrationLinkFieldProps {
  link: string;
  /** Whether copying has already failed. */
  isManual?: boolean;
}

/** A registration link with a copy button; without a clipboard, the link is selected for manual copying. */
export function RegistrationLinkField({ link, isManual = false }: RegistrationLinkFieldProps) {
  const [isManualCopy, setIsManualCopy] = useState(isManual);
  const input = useRef<HTMLInputElement>(null);
  const copy = useCopyLink();

  useEffect(() => {
    if (isManualCopy) input.current?.select();
  }, [isManualCopy]);

  async function copyOrSelect() {
    if (await copy(link)) return;
    setIsManualCopy(true);
    input.current?.select();
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'flex-start', gap: 1.5 }}>
      <TextField
        id="registration-link"
        label="Registration link"
        fullWidth
        value={link}
        helperText={
          isManualCopy ? 'Your browser blocked copying. The link is selected: press Ctrl+C or ⌘C.' : undefined
        }
        inputRef={input}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Button
        variant="outlined"
        startIcon={<ContentCopy />}
        onClick={() => void copyOrSelect()}
        sx={{ flexShrink: 0, minHeight: 56 }}
      >
        Copy Link
      </Button>
    </Box>
  );
}
