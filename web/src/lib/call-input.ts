import type { OPERATIONS } from '@trialdesk/contract/operations';
import type { BodyOf, ParamNamesOf, ParamsOf, QueryOf } from '@trialdesk/contract/operations/call-types';
import type { ScreenRoutes } from '@trialdesk/contract/routes';

type Operations = typeof OPERATIONS;

/** Of the calls that the browser's table of routes has. */
export type CallId = keyof ScreenRoutes;

/** Without sign-in. */
export type PublicId = {
  [Id in CallId]: Operations[Id]['needs'] extends 'public' ? Id : never;
}[CallId];

export type SignedInId = Exclude<CallId, PublicId>;

/** Reads that take no input. */
export type ListId = {
  [Id in SignedInId]: Operations[Id]['method'] extends 'GET'
    ? [ParamNamesOf<Id>] extends [never]
      ? Id
      : never
    : never;
}[SignedInId];

interface Upload {
  body: FormData;
  key: string;
  /** Share of the body sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

interface Options {
  signal?: AbortSignal;
  /** Idempotency key that the caller keeps for every attempt; without one, each act gets its own. */
  key?: string;
  /** State the caller acted on, if not in the body: the same call on another state gets another idempotency key. */
  seen?: string | number;
}

type ParamsInput<Id extends CallId> = [ParamNamesOf<Id>] extends [never] ? unknown : { params: ParamsOf<Id> };
type QueryInput<Id extends CallId> = [QueryOf<Id>] extends [undefined] ? unknown : { query?: QueryOf<Id> };
type BodyInput<Id extends CallId> = Operations[Id] extends { body: infer Body }
  ? Body extends 'file'
    ? Upload
    : { body: BodyOf<Id> }
  : unknown;

type CallInput<Id extends CallId> = ParamsInput<Id> & QueryInput<Id> & BodyInput<Id> & Options;

/** Optional when nothing in it is required. */
export type CallArgs<Id extends CallId> =
  Partial<CallInput<Id>> extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>];

/** Input at run time. */
export interface AnyInput extends Options, Partial<Omit<Upload, 'body'>> {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}
