import { useToast } from '../../../components/toast/use-toast.ts';
import { registerPath } from '../../../config/paths.ts';

/** The link with which the invited person registers. */
export function registrationLink(userId: string): string {
  return window.location.origin + registerPath(userId);
}

/** Copies a registration link; answers false where the browser has, or allows, no clipboard. */
export function useCopyLink(): (link: string) => Promise<boolean> {
  const toast = useToast();
  return async (link) => {
    try {
      await window.navigator.clipboard.writeText(link);
    } catch {
      return false;
    }
    toast.success('linkCopied');
    return true;
  };
}
