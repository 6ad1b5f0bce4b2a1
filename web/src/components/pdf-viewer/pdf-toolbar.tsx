import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageNumber } from './page-number.tsx';
import { PdfSearchBar, type HitSteps } from './pdf-search-bar.tsx';
import { ToolbarButton } from './toolbar-button.tsx';

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

interface PdfToolbarProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  zoom: number;
  onZoom: (zoom: number) => void;
  search: string;
  onSearch: (search: string) => void;
  hits: HitSteps;
}

export function PdfToolbar(props: PdfToolbarProps) {
  const { page, pages, onPage, zoom, onZoom, search, onSearch, hits } = props;
  const at = ZOOMS.indexOf(zoom);
  const zoomTo = (index: number) => onZoom(ZOOMS[index] ?? zoom);
  return (
    <Box
      role="toolbar"
      aria-label="Document controls"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 1,
        px: 1.5,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: '0.875rem',
      }}
    >
      <Group>
        <ToolbarButton label="Previous page" isDisabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft />
        </ToolbarButton>
        <PageNumber key={page} page={page} pages={pages} onPage={onPage} />
        <ToolbarButton label="Next page" isDisabled={page >= pages} onClick={() => onPage(page + 1)}>
          <ChevronRight />
        </ToolbarButton>
      </Group>
      <Group>
        <ToolbarButton label="Zoom out" isDisabled={at <= 0} onClick={() => zoomTo(at - 1)}>
          <ZoomOut />
        </ToolbarButton>
        <Box component="span" sx={{ minWidth: 44, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
          {Math.round(zoom * 100)}%
        </Box>
        <ToolbarButton label="Zoom in" isDisabled={at >= ZOOMS.length - 1} onClick={() => zoomTo(at + 1)}>
          <ZoomIn />
        </ToolbarButton>
      </Group>
      <PdfSearchBar {...{ search, onSearch, hits }} />
    </Box>
  );
}

function Group({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>{children}</Box>;
}
