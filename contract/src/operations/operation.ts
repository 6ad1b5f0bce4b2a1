import type { ObjectSchema, Schema } from 'yup';
import type { Role } from '../roles.ts';
import type { Routes } from '../routes.ts';

/** One call of the API. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `API_BASE`, parameters in braces. */
  path: string;
  summary: string;
  /** Who may call it; 'public' needs no sign-in. An operation without roles does not compile. */
  roles: readonly [Role, ...Role[]] | 'public';
  /** Schema of the parameters after the path's `?`, all of them texts. */
  query?: ObjectSchema<object>;
  /** Schema of a JSON body; 'file' is one file as multipart form data. */
  body?: Schema | 'file';
  /** Schema of the form fields that may come before the file. */
  fields?: ObjectSchema<object>;
  /** Schema of the JSON body of a success: these fields and no others. */
  reply: Schema;
}

/** Some of the operations; each has the route of its id. */
export type Operations = { [Id in keyof Routes]?: Operation & Routes[Id] };
