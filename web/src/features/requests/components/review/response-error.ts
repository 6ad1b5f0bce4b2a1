import { ValidationError, type Schema } from 'yup';

/** What is wrong with a body, as a sentence; null when nothing is. */
export function responseError(schema: Schema, body: unknown): string | null {
  try {
    schema.validateSync(body);
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}
