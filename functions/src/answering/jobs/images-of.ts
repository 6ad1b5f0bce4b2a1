import { logFailure } from '../../log-failure.ts';
import type { ModelImage } from '../models/draft-model.ts';
import type { FoundPassages } from '../retrieval/find-passages.ts';
import type { DraftTask } from './draft-task.ts';

/** A draft without images is better than none. */
export async function imagesOf(
  pages: FoundPassages['illustrated'],
  { drawPages }: Pick<DraftTask, 'drawPages'>,
): Promise<ModelImage[]> {
  const images: ModelImage[] = [];
  for (const document of new Set(pages.map((page) => page.document))) {
    const wanted = pages.filter((page) => page.document === document).map(({ page }) => page);
    try {
      const drawn = (await drawPages?.(document.id, wanted)) ?? [];
      images.push(...drawn.map(({ page, image }) => ({ document_name: document.name, page, image })));
    } catch (error) {
      logFailure('Pages could not be drawn', { severity: 'WARNING', details: { documentId: document.id }, error });
    }
  }
  return images;
}
