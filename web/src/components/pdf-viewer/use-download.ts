import { useState } from 'react';
import { useToast } from '../toast/use-toast.ts';

interface Downloaded {
  /** Gets its URL. */
  load: () => Promise<string>;
  /** Including the extension. */
  name: string;
}

/**
 * Downloads a PDF under its name, from a fresh URL, since the one on the screen may have expired. A plain cross-origin
 * link would open it instead.
 */
export function useDownload({ load, name }: Downloaded): { download: () => Promise<void>; isDownloading: boolean } {
  const [isDownloading, setIsDownloading] = useState(false);
  const toast = useToast();
  const download = async () => {
    setIsDownloading(true);
    try {
      const response = await window.fetch(await load());
      if (!response.ok) throw new Error(`Download failed with status ${response.status}`);
      const local = URL.createObjectURL(await response.blob());
      const link = document.createElement('a');
      link.href = local;
      link.download = name;
      link.click();
      // The browser reads the blob URL after the click.
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
