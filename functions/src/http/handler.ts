import type { OPERATIONS, OperationId } from '@trialdesk/contract/operations';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@trialdesk/contract/operations/call-types';
import type { Request } from 'express';
import type { FileReply } from './file-reply.ts';
import type { AuthorizedMember } from './member.ts';
import type { PageReply } from './page-reply.ts';

/** Null for a public operation. */
type CallerOf<Id extends OperationId> = (typeof OPERATIONS)[Id]['needs'] extends 'public' ? null : AuthorizedMember;

/** Validated input; use the raw request for streams only. */
export interface Call<Params, Body, Query = unknown, Caller = AuthorizedMember> {
  member: Caller;
  /** When the password was last entered: ISO 8601, UTC; empty for a public operation. */
  signedInAt: string;
  params: Params;
  query: Query;
  body: Body;
  idempotencyKey: string | undefined;
  request: Request;
}

type Handler<Id extends OperationId> = (
  call: Call<ParamsOf<Id>, BodyOf<Id>, QueryOf<Id>, CallerOf<Id>>,
) => Promise<ReplyOf<Id> | FileReply | PageReply<ReplyOf<Id>>>;

export type Handlers<Ids extends OperationId = OperationId> = { [Id in Ids]: Handler<Id> };
