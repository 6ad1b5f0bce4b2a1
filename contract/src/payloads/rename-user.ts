import { object, type InferType } from 'yup';
import { personName } from './person-name.ts';

/** Body of `PATCH /users/{id}`. */
export const renameUserPayload = object({ name: personName() });

export type RenameUserPayload = InferType<typeof renameUserPayload>;
