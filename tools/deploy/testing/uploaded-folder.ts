import path from 'node:path';
import { CACHE_FOLDER } from '../../project.ts';

/** The functions as they were uploaded in the test of a deployment, installed from their own lock file. */
export const UPLOADED_FOLDER = path.join(CACHE_FOLDER, 'uploaded');
