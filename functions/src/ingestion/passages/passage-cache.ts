import { readPassages } from '../../documents/file-store.ts';
import { keepPassages } from './keep-passages.ts';

/** A document's passages, read once an instance. */
export const loadPassages = keepPassages(readPassages);
