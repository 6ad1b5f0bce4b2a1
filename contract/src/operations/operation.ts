import type { ObjectSchema, Schema } from 'yup';
import { rolesWith, type Capability } from '../permissions.ts';
import type { Role } from '../roles.ts';
import type { Routes } from '../routes.ts';

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `API_BASE`, parameters in braces. */
  path: string;
  summary: string;
  /** Has limits of its own, and keeps its key with what it creates. */
  keepsKey?: true;
  /** Of a POST that changes nothing: it takes no key and counts as no write. */
  isRead?: true;
  /** An operation without one does not compile. */
  needs: Capability | 'public';
  query?: ObjectSchema<object>;
  /** Takes `pageFields`; the reply is a page, with the next one in its `Link` header. */
  isPaged?: true;
  /** 'file' is one file as multipart form data. */
  body?: Schema | 'file';
  /** Form fields that may come before the file. */
  fields?: ObjectSchema<object>;
  /** JSON body of a success: exactly these fields. */
  reply: Schema;
}

export type Operations = { [Id in keyof Routes]?: Operation & Routes[Id] };

/** Roles that may call it; none for a public one, which everybody may. */
export function rolesOf({ needs }: Pick<Operation, 'needs'>): readonly Role[] {
  return needs === 'public' ? [] : rolesWith(needs);
}
