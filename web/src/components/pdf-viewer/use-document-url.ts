import { useCallback, useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { useToast } from '../toast/use-toast.ts';

export async function getDocumentUrl(documentId: string): Promise<string> {
  return (await call('getDocumentUrl', { params: { id: documentId } })).url;
}

/** `loads` distinguishes refreshes that return the same address. */
export type DocumentUrl = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; url: string; loads: number };

/** The short-lived URL that `load` gets, with a refresh. Failures show a toast. */
export function useDocumentUrl(load: () => Promise<string>): { address: DocumentUrl; refresh: () => Promise<void> } {
  const [address, setAddress] = useState<DocumentUrl>({ state: 'loading' });
  const toast = useToast();

  useEffect(() => {
    let isCurrent = true;
    load().then(
      (url) => isCurrent && setAddress({ state: 'ready', url, loads: 0 }),
      () => {
        if (!isCurrent) return;
        setAddress({ state: 'failed' });
        toast.error('openFailed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, toast]);

  const refresh = useCallback(async () => {
    try {
      const url = await load();
      setAddress((last) => ({ state: 'ready', url, loads: last.state === 'ready' ? last.loads + 1 : 0 }));
      toast.success('urlRefreshed');
    } catch {
      toast.error('refreshFailed');
    }
  }, [load, toast]);

  return { address, refresh };
}
