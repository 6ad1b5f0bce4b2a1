import type { InferType, Schema } from 'yup';
import type { OPERATIONS, OperationId } from '../operations.ts';

type Operations = typeof OPERATIONS;

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** Never when the path has none. */
export type ParamNamesOf<Id extends OperationId> = ParameterNames<Operations[Id]['path']>;

export type ParamsOf<Id extends OperationId> = Record<ParamNamesOf<Id>, string>;

/** Undefined when there is none, or a file. */
export type BodyOf<Id extends OperationId> = Operations[Id] extends { body: infer Body extends Schema }
  ? InferType<Body>
  : undefined;

export type QueryOf<Id extends OperationId> = Operations[Id] extends { query: infer Query extends Schema }
  ? InferType<Query>
  : undefined;

export type ReplyOf<Id extends OperationId> = InferType<Operations[Id]['reply']>;
