import { ValidationError, type Schema } from 'yup';

/** The first validation error, or null. */
export function responseError(schema: Schema, body: unknown): string | null {
  try {
    schema.validateSync(body);
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}
