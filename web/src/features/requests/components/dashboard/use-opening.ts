import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useKeptState } from '../../../../lib/kept-state.tsx';
import { keepOrder, openIds } from './view-order.ts';

const OPENED = 'opened request';

/** Links to the request of a row or card have `data-request` with its id. */
export const LINK = 'a[data-request]';

/** Notes that a request is opened, and the order of the open requests around it. */
export function useNoteOpening(): (requestId: string, order: readonly string[]) => void {
  const { search } = useLocation();
  const kept = useKeptState();
  return (requestId, ids) => {
    kept.set(OPENED, requestId);
    keepOrder({ search, ids });
  };
}

/** For the element around all requests: notes which one is opened, and focuses its link on the way back. */
export function useOpening(around: RefObject<HTMLElement | null>, listed: readonly RequestSummary[]) {
  const kept = useKeptState();
  const note = useNoteOpening();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const awaited = useRef(isReturn ? kept.get(OPENED) : undefined);

  useEffect(() => {
    if (awaited.current === undefined) return;
    const links = around.current?.querySelectorAll<HTMLElement>(LINK) ?? [];
    const opened = [...links].find(({ dataset }) => dataset.request === awaited.current);
    if (!opened) return;
    awaited.current = undefined;
    if (isFocusFree()) opened.focus({ preventScroll: true });
  });

  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(LINK) : null;
    const requestId = link?.dataset.request;
    if (requestId !== undefined) note(requestId, openIds(listed));
  };
}

/** Whether focus is where navigation has put it, so that it may be moved. */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.tagName === 'H1';
}
