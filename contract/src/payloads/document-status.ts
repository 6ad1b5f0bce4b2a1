import { object, string, type InferType } from 'yup';

/** Body of `PATCH /documents/{id}/status`. */
export const documentStatusPayload = object({
  status: string()
    .strict()
    .oneOf(['active', 'archived'] as const, 'Status must be active or archived')
    .required('Status must be active or archived'),
});

export type DocumentStatusPayload = InferType<typeof documentStatusPayload>;
