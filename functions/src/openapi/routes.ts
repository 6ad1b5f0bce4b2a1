import type { Handlers } from '../http/handler.ts';
import { openApi } from './open-api.ts';

export const openApiHandlers = {
  describeApi: () => Promise.resolve(openApi()),
} satisfies Partial<Handlers>;
