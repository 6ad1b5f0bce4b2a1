import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { useEffect, useRef, useState } from 'react';
import { useCopyLink } from './use-copy-link.ts';

interface RegistrationLinkFieldProps {
  link: string;
  /** Whether copying has failed already, so that the link is to be copied by hand. */
  byHand?: boolean;
}

/** A registration link to copy: by the button, or, where the browser has no clipboard, by hand. */
export function RegistrationLinkField({ link, byHand = false }: RegistrationLinkFieldProps) {
  const [isByHand, setIsByHand] = useState(byHand);
  const input = useRef<HTMLInputElement>(null);
  const copy = useCopyLink();

  useEffect(() => {
    if (isByHand) input.current?.select();
  }, [isByHand]);

  async function copyOrSelect() {
    if (await copy(link)) return;
    setIsByHand(true);
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
          isByHand ? 'Your browser does not let us copy. The link is selected: press Ctrl+C or ⌘C.' : undefined
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
