import { systemClock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { storeRead } from './read-marks-repository.ts';

const clock = systemClock;

export const readMarksHandlers = {
  putReadMarks: async ({ member, body }): Promise<{ done: boolean }> => {
    const now = clock();
    // Answers that are still to come cannot have been read.
    const past = (moment: string) => (moment > now ? now : moment);
    const read = (body.read ?? []).map(({ request_id, answered_at }) => [request_id, past(answered_at)] as const);
    const marks = await storeRead(member.id, {
      ...(body.until !== undefined && { until: past(body.until) }),
      read: Object.fromEntries(read),
    });
    if (!marks) throw new ApiError('forbidden', 'noAccess');
    return { done: true };
  },
} satisfies Partial<Handlers>;
