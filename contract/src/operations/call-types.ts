import type { InferType, Schema } from 'yup';
import type { OPERATIONS, OperationId } from '../operations.ts';

type Operations = typeof OPERATIONS;

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** Names of the parameters in the path of an operation; never when it has none. */
export type ParamNamesOf<Id extends OperationId> = ParameterNames<Operations[Id]['path']>;

export type ParamsOf<Id extends OperationId> = Record<ParamNamesOf<Id>, string>;

/** The checked JSON body of an operation; undefined when it takes none, or a file. */
export type BodyOf<Id extends OperationId> = Operations[Id] extends { body: infer Body extends Schema }
  ? InferType<Body>
  : undefined;

/** The checked query of an operation; undefined when it takes none. */
export type QueryOf<Id extends OperationId> = Operations[Id] extends { query: infer Query extends Schema }
  ? InferType<Query>
  : undefined;

/** What an operation returns on success. */
export type ReplyOf<Id extends OperationId> = InferType<Operations[Id]['reply']>;
