import { object } from 'yup';
import { recordId } from './text.ts';

/** Form fields of `POST /documents/upload`, sent before the file. Both may be left out or empty. */
export const uploadFields = object({
  /** Left out for a document of all studies. */
  study_id: recordId('Study'),
  /** The document of the same name and study that this one takes the place of, once it has been read. */
  replaces: recordId('Document'),
});
