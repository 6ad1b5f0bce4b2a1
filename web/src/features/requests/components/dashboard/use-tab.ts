import { useSearchParams } from 'react-router-dom';
import type { Tab } from '@trialdesk/contract/request-view';
import { isTab } from './request-filter.ts';

/** The tab named in the address. */
export function useTab(): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const setTab = (next: Tab) =>
    setParams((current) => {
      const changed = new URLSearchParams(current);
      if (next === 'all') changed.delete('tab');
      else changed.set('tab', next);
      return changed;
    });
  return [isTab(named) ? named : 'all', setTab];
}
