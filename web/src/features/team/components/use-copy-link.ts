import { useCallback } from 'react';
import { useToast } from '../../../components/toast/use-toast.ts';
import { registerPath } from '../../../config/paths.ts';

export function registrationLink(userId: string): string {
  return window.location.origin + registerPath(userId);
}

/** Copies a registration link; resolves to false if the clipboard is unavailable or denied. */
export function useCopyLink(): (link: string) => Promise<boolean> {
  const toast = useToast();
  return useCallback(
    async (link) => {
      try {
        await window.navigator.clipboard.writeText(link);
      } catch {
        return false;
      }
      toast.success('linkCopied');
      return true;
    },
    [toast],
  );
}
