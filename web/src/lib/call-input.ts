import type { OPERATIONS, OperationId } from '@trialdesk/contract/operations';
import type { BodyOf, ParamNamesOf, ParamsOf, QueryOf } from '@trialdesk/contract/operations/call-types';

type Operations = typeof OPERATIONS;

/** Operations that need no sign-in. */
export type PublicId = {
  [Id in OperationId]: Operations[Id]['roles'] extends 'public' ? Id : never;
}[OperationId];

export type SignedInId = Exclude<OperationId, PublicId>;

/** Operations that read and take no input. */
export type ListId = {
  [Id in SignedInId]: Operations[Id]['method'] extends 'GET'
    ? [ParamNamesOf<Id>] extends [never]
      ? Id
      : never
    : never;
}[SignedInId];

interface Upload {
  body: FormData;
  /** Idempotency key, kept for every attempt at sending one file. */
  key: string;
  /** Receives the share of the body sent so far, from 0 to 1. */
  onProgress: (share: number) => void;
}

interface Options {
  signal?: AbortSignal;
  /**
   * State that the caller acted on, when the body does not say it: the same call on another state is another act and
   * gets another idempotency key.
   */
  seen?: string | number;
}

type ParamsInput<Id extends OperationId> = [ParamNamesOf<Id>] extends [never] ? unknown : { params: ParamsOf<Id> };
type QueryInput<Id extends OperationId> = [QueryOf<Id>] extends [undefined] ? unknown : { query?: QueryOf<Id> };
type BodyInput<Id extends OperationId> = Operations[Id] extends { body: infer Body }
  ? Body extends 'file'
    ? Upload
    : { body: BodyOf<Id> }
  : unknown;

/** What a caller of an operation passes: path parameters, query and body as the table of operations says. */
type CallInput<Id extends OperationId> = ParamsInput<Id> & QueryInput<Id> & BodyInput<Id> & Options;

/** The input as arguments; it may be left out when nothing in it is required. */
export type CallArgs<Id extends OperationId> =
  Partial<CallInput<Id>> extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>];

/** Any of the inputs, as the client handles them at run time. */
export interface AnyInput extends Options, Partial<Omit<Upload, 'body'>> {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}
