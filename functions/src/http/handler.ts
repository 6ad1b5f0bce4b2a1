import type { OPERATIONS, OperationId } from '@trialdesk/contract/operations';
import type { Request } from 'express';
import type { InferType, Schema } from 'yup';
import type { Member } from './member.ts';

export type BodyOf<Id extends OperationId> = (typeof OPERATIONS)[Id] extends { body: infer S }
  ? S extends Schema
    ? InferType<S>
    : undefined
  : undefined;

export type QueryOf<Id extends OperationId> = (typeof OPERATIONS)[Id] extends { query: infer S extends Schema }
  ? InferType<S>
  : undefined;

export type ReplyOf<Id extends OperationId> = InferType<(typeof OPERATIONS)[Id]['reply']>;

/** The signed-in person, or nobody where the table lets everybody in. */
export type CallerOf<Id extends OperationId> = (typeof OPERATIONS)[Id]['roles'] extends 'public' ? null : Member;

/** What a handler gets: everything checked, nothing of the framework but the raw request for streams. */
export interface Call<Body, Query = unknown, Caller = Member> {
  member: Caller;
  params: Record<string, string>;
  query: Query;
  body: Body;
  /** Text of the `Idempotency-Key` header, if any. */
  idempotencyKey: string | undefined;
  request: Request;
}

export type Handler<Id extends OperationId> = (
  call: Call<BodyOf<Id>, QueryOf<Id>, CallerOf<Id>>,
) => Promise<ReplyOf<Id>>;

/** A handler for each of the given operations. */
export type Handlers<Ids extends OperationId = OperationId> = { [Id in Ids]: Handler<Id> };
