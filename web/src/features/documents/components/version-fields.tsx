import { bareName } from '@trialdesk/contract/document-name';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { LIMITS } from '@trialdesk/contract/limits';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { IN_PLACE_MENU } from '../../../components/in-place-menu.ts';
import { replaceableDocuments, versionText, type Succession } from './document-versions.ts';
import type { UploadItem } from './upload-item.ts';
import type { ItemChange } from './use-uploads.ts';

interface VersionFieldsProps {
  item: UploadItem;
  succession: Succession;
  /** Of the chosen study. */
  documents: readonly StudyDocument[];
  onChange: (change: ItemChange) => void;
}

/** What the file is a new version of, what people call that version, and from when it applies. */
export function VersionFields({ item, succession, documents, onChange }: VersionFieldsProps) {
  const id = useId();
  const { existing, replaced } = succession;
  const isByName = item.newVersionOf === undefined && existing.state === 'replaceable';
  const shrink = { inputLabel: { shrink: true } };
  return (
    <Box
      sx={{
        ...{ display: 'grid', columnGap: 1.25, rowGap: 1.75, mt: 1.5, mb: 0.5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
      }}
    >
      <VersionNote succession={succession} />
      <TextField
        select
        size="small"
        id={`${id}-of`}
        label="New version of"
        value={replaced?.id ?? ''}
        onChange={({ target }) => onChange({ newVersionOf: target.value || null, keepsBoth: false })}
        slotProps={{ ...shrink, select: { displayEmpty: true, ...IN_PLACE_MENU } }}
        sx={{ gridColumn: '1 / -1' }}
      >
        <MenuItem value="">No other document</MenuItem>
        {replaceableDocuments(documents).map((document) => (
          <MenuItem key={document.id} value={document.id} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {bareName(document.name)}, version {document.version}
          </MenuItem>
        ))}
      </TextField>
      {isByName && (
        <FormControlLabel
          label="Keep both in use"
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ gridColumn: '1 / -1' }}
          control={
            <Checkbox
              size="small"
              checked={item.keepsBoth}
              slotProps={{ input: { 'aria-label': `Keep both in use: ${item.file.name}` } }}
              onChange={(_event, keepsBoth) => onChange({ keepsBoth })}
            />
          }
        />
      )}
      <TextField
        size="small"
        id={`${id}-label`}
        label="Version label (optional)"
        placeholder="Amendment 2"
        value={item.label}
        onChange={({ target }) => onChange({ label: target.value })}
        slotProps={{ ...shrink, htmlInput: { maxLength: LIMITS.versionLabel.max } }}
      />
      <TextField
        size="small"
        type="date"
        id={`${id}-date`}
        label="Effective date (optional)"
        value={item.effectiveDate}
        onChange={({ target }) => onChange({ effectiveDate: target.value })}
        slotProps={shrink}
      />
    </Box>
  );
}

/** Whether the file replaces a document. */
function VersionNote({ succession: { existing, replaced } }: Pick<VersionFieldsProps, 'succession'>) {
  const note = { fontSize: '0.8125rem', gridColumn: '1 / -1' };
  const strong = { ...note, color: 'var(--td-attention)', fontWeight: 600 };
  if (replaced) {
    const name =
      existing.state === 'replaceable' && existing.document === replaced ? '' : `${bareName(replaced.name)}, `;
    return (
      <Box role="status" sx={strong}>
        Replaces {name}
        {versionText(replaced)}
      </Box>
    );
  }
  switch (existing.state) {
    case 'none':
      return null;
    case 'unread':
      return (
        <Box sx={{ ...note, color: 'text.secondary' }}>
          Version {existing.document.version} is still being processed and cannot be replaced yet. If you upload now,
          both are kept.
        </Box>
      );
    case 'replaceable':
      return (
        <Box role="status" sx={strong}>
          Used alongside {versionText(existing.document)}
        </Box>
      );
  }
}
