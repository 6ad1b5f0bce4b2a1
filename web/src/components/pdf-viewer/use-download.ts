import { useState } from 'react';
import { useToast } from '../toast/use-toast.ts';

/** Saves a PDF under its own name. It comes from another origin, where a plain link would open it instead. */
export function useDownload(name: string): { download: (url: string) => Promise<void>; isDownloading: boolean } {
  const [isDownloading, setIsDownloading] = useState(false);
  const toast = useToast();
  const download = async (url: string) => {
    setIsDownloading(true);
    try {
      const response = await window.fetch(url);
      if (!response.ok) throw new Error(`The file answered ${response.status}`);
      const local = URL.createObjectURL(await response.blob());
      const link = document.createElement('a');
      link.href = local;
      link.download = name;
      link.click();
      // The browser reads the address after the click, so it must outlive it.
      setTimeout(() => URL.revokeObjectURL(local), 60_000);
      toast.success('downloadStarted', { name });
    } catch {
      toast.error('downloadFailed');
    } finally {
      setIsDownloading(false);
    }
  };
  return { download, isDownloading };
}
