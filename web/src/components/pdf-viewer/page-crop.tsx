import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { PageRect } from '@trialdesk/contract/entities/citation';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { rectInPixels } from './rect-in-pixels.ts';
import { usePdf } from './use-pdf.ts';

/** Pixels per point: legible on dense screens. */
const SCALE = 2;

/** In pixels. */
const MARGIN = 12;

interface PageCropProps {
  url: string;
  page: number;
  rect: PageRect;
}

export function PageCrop({ url, page, rect }: PageCropProps) {
  const loaded = usePdf(url);
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  const pdf = loaded.state === 'ready' ? loaded.pdf : null;

  useEffect(() => {
    if (!pdf) return undefined;
    let isCurrent = true;
    drawCrop(pdf, page, rect).then(
      (canvas) => {
        if (!isCurrent) return;
        frame.current?.replaceChildren(canvas);
        setState('drawn');
      },
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [pdf, page, rect]);

  if (loaded.state === 'failed' || state === 'failed')
    return (
      <Typography variant="body2" color="text.secondary">
        The image of the page could not be loaded. Open the source to compare.
      </Typography>
    );
  return (
    <>
      {state === 'drawing' && <Skeleton variant="rounded" height={72} />}
      <Box
        ref={frame}
        role="img"
        aria-label={`Image of the quoted text on page ${page}`}
        sx={{ maxHeight: 240, overflow: 'auto', borderRadius: '6px', '& canvas': { display: 'block', width: '100%' } }}
      />
    </>
  );
}

async function drawCrop(pdf: PDFDocumentProxy, number: number, rect: PageRect): Promise<HTMLCanvasElement> {
  const page = await pdf.getPage(number);
  const { x, y, width, height } = rectInPixels(rect, page.getViewport({ scale: SCALE }));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width + 2 * MARGIN);
  canvas.height = Math.ceil(height + 2 * MARGIN);
  const viewport = page.getViewport({ scale: SCALE, offsetX: MARGIN - x, offsetY: MARGIN - y });
  await page.render({ canvas, viewport }).promise;
  return canvas;
}
