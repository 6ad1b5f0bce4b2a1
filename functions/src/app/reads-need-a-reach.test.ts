import type { OperationId } from '@trialdesk/contract/operations';
import type { Reach } from '@trialdesk/contract/permissions';
import { activeDocuments } from '../documents/document-lists-repository.ts';
import { changeDocumentStatus, findDocument } from '../documents/document-repository.ts';
import type { Handlers } from '../http/handler.ts';
import { openRecord, openRequest, openSummary } from '../requests/request-access.ts';
import { changeRequest } from '../requests/request-repository.ts';
import { listRequests } from '../requests/thread-repository.ts';
import { findSite, listSites } from '../sites/site-repository.ts';
import { findStudy, listStudies } from '../studies/study-repository.ts';

/** Compiled, and never run. */
const FORGETFUL = {
  request: () => [
    // @ts-expect-error whose request it may be is missing
    openRequest('id'),
    // @ts-expect-error whose request it may be is missing
    openSummary('id'),
    // @ts-expect-error whose request it may be is missing
    openRecord('id'),
    // @ts-expect-error whose request it may be is missing
    changeRequest({ requestId: 'id' }, () => null),
    // @ts-expect-error whose requests they may be is missing
    listRequests({ limit: 1 }),
  ],
  site: () => [
    // @ts-expect-error whose site it may be is missing
    findSite('id'),
    // @ts-expect-error whose sites they may be is missing
    listSites(),
  ],
  study: () => [
    // @ts-expect-error whose study it may be is missing
    findStudy('id'),
    // @ts-expect-error whose studies they may be is missing
    listStudies(),
  ],
  document: () => [
    // @ts-expect-error whose document it may be is missing
    findDocument('id'),
    // @ts-expect-error whose documents they may be is missing
    activeDocuments('study'),
    // @ts-expect-error whose document it may be is missing
    changeDocumentStatus({ id: 'id', actor: { id: 'a', name: 'A', role: 'Administrator' }, at: '' }, 'archived'),
  ],
};

test('no request, site, study or document is read without a reach', () => {
  expect(Object.keys(FORGETFUL)).toEqual(['request', 'site', 'study', 'document']);
});

type CallerOf<Id extends OperationId> = Parameters<Handlers[Id]>[0]['member'];

test('a handler is given the reach of its caller, and of a public operation no caller', () => {
  const reach = ({ reach: own }: CallerOf<'getRequest'>): Reach => own;
  const nobody = (caller: CallerOf<'getHealth'>): null => caller;
  expect([reach, nobody].map((compiled) => typeof compiled)).toEqual(['function', 'function']);
});
