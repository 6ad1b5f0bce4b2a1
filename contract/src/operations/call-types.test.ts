import type { UserView } from '../replies/users.ts';
import type { BodyOf, ParamNamesOf, ParamsOf, QueryOf, ReplyOf } from './call-types.ts';

/** Compiles only when both types are the same. */
function same<A, B>(proof: [A] extends [B] ? ([B] extends [A] ? true : false) : false): boolean {
  return proof;
}

test('params, body, query and reply follow from the table of operations', () => {
  const proofs = [
    same<ParamsOf<'putQueryResponse'>, { id: string; query_id: string }>(true),
    same<ParamsOf<'getRole'>, { email: string }>(true),
    same<ParamNamesOf<'listUsers'>, never>(true),
    same<BodyOf<'renameUser'>, { name: string }>(true),
    same<BodyOf<'listUsers'>, undefined>(true),
    same<BodyOf<'uploadDocument'>, undefined>(true),
    same<QueryOf<'listSiteManagers'>, undefined>(true),
    same<keyof QueryOf<'listUsers'>, 'limit' | 'cursor'>(true),
    same<keyof QueryOf<'listAudit'>, 'target' | 'actor' | 'action' | 'from' | 'to' | 'cursor'>(true),
    same<ReplyOf<'listUsers'>, UserView[]>(true),
  ];
  expect(new Set(proofs)).toEqual(new Set([true]));
});
