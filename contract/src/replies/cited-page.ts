import type { StudySettings } from '../entities/site.ts';
import { flag, integer, nullable, shape, text } from './reply-schema.ts';

/** The page of a sent citation: in its document, or alone where the study keeps its documents from sites. */
export interface CitedPageView {
  /** From 1. */
  page: number;
  /** Of the PDF, for the next 15 minutes. */
  document_url: string | null;
  /** JPEG, as a data URL. */
  page_image: string | null;
}

export const citedPageReply = shape<CitedPageView>({
  page: integer(1),
  document_url: nullable(text()),
  page_image: nullable(text()),
});

export const studySettingsReply = shape<StudySettings>({ sites_open_documents: flag() });
