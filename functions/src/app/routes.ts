import type { Health } from '@trialdesk/contract/replies/health';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { databaseAnswers } from './health-repository.ts';

export const healthHandlers = {
  getHealth: async (): Promise<Health> => {
    if (!(await databaseAnswers())) throw new ApiError('unavailable', 'busy');
    return { status: 'ok', revision: process.env.K_REVISION ?? 'local' };
  },
} satisfies Partial<Handlers>;
