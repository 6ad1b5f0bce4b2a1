import { REQUEST_VIEWS, type RequestView } from '@trialdesk/contract/entities/preferences';
import { useSearchParams } from 'react-router-dom';
import { saveView, useChosenView } from '../../api/use-workspace.ts';

const VIEW = 'view';

/** The view in the address, else the person's own; null until that is known. A change is remembered. */
export function useView(): [view: RequestView | null, setView: (view: RequestView) => void] {
  const [params, setParams] = useSearchParams();
  const chosen = useChosenView();
  const setView = (view: RequestView) => {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(VIEW, view);
        return next;
      },
      { replace: true },
    );
    void saveView(view);
  };
  return [viewIn(params) ?? chosen, setView];
}

function viewIn(params: URLSearchParams): RequestView | null {
  const value = params.get(VIEW);
  return value !== null && Object.hasOwn(REQUEST_VIEWS, value) ? (value as RequestView) : null;
}
