import { readMarksPayload } from '../payloads/read-marks.ts';
import { doneReply } from '../replies/settings.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const READ_MARK_OPERATIONS = {
  putReadMarks: {
    ...ROUTES.putReadMarks,
    summary: 'Add to the responses that one has read',
    needs: 'read_requests',
    body: readMarksPayload,
    reply: doneReply,
  },
} as const satisfies Operations;
