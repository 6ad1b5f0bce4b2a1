import type { SavedView } from '@trialdesk/contract/entities/saved-view';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ViewRowsProps {
  title: string;
  views: readonly SavedView[];
  current: SavedView | undefined;
  onChoose: (view: SavedView) => void;
  /** Null for those who may not. */
  actions: { change: (view: SavedView) => void; remove: (view: SavedView) => void } | null;
}

export function ViewRows({ title, views, current, onChoose, actions }: ViewRowsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ fontSize: '0.8125rem', color: 'text.secondary', mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {views.map((view) => (
          <Box component="li" key={view.id} sx={{ display: 'flex', alignItems: 'center', mx: -1 }}>
            <ListItemButton
              component="button"
              dense
              selected={view.id === current?.id}
              aria-current={view.id === current?.id}
              onClick={() => onChoose(view)}
              sx={{ minWidth: 0, px: 1, borderRadius: 1, font: 'inherit', fontSize: '0.875rem', textAlign: 'start' }}
            >
              <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                {view.name}
              </Box>
            </ListItemButton>
            {actions && (
              <>
                <Tooltip title="Rename or change">
                  <IconButton size="small" aria-label={`Change “${view.name}”`} onClick={() => actions.change(view)}>
                    <Edit fontSize="small" />
                  </IconButton>
                </Tooltip>
                <Tooltip title="Delete">
                  <IconButton size="small" aria-label={`Delete “${view.name}”`} onClick={() => actions.remove(view)}>
                    <DeleteOutline fontSize="small" />
                  </IconButton>
                </Tooltip>
              </>
            )}
          </Box>
        ))}
      </Box>
    </section>
  );
}
