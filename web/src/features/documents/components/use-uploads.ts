import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../../components/toast/use-toast.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { uploadDocument } from '../api/upload-document.ts';
import { isPending, uploadItem, type UploadItem } from './upload-item.ts';

export interface Uploads {
  items: readonly UploadItem[];
  isSending: boolean;
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  keepBoth: (id: string, keepsBoth: boolean) => void;
  /** Uploads the pending files one by one. Resolves to true if all files are done. */
  send: (place: UploadPlace) => Promise<boolean>;
}

/** Target study, and the id of the document an item replaces, if any. */
interface UploadPlace {
  studyId: string;
  replaces: (item: UploadItem) => string | null;
}

/** State of the upload dialog. Unmounting aborts the running upload. */
export function useUploads(): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [isSending, setIsSending] = useState(false);
  const running = useRef<AbortController | null>(null);
  const toast = useToast();

  useEffect(() => () => running.current?.abort(), []);

  const setProgress = (id: string, progress: UploadItem['progress']) =>
    setItems((current) => current.map((item) => (item.id === id ? { ...item, progress } : item)));

  const sendOne = async (item: UploadItem, { studyId, replaces }: UploadPlace, signal: AbortSignal) => {
    const { id, file } = item;
    setProgress(id, { state: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => setProgress(id, { state: 'sending', share });
      await uploadDocument({ file, studyId, replaces: replaces(item), key: id, onProgress, signal });
      setProgress(id, { state: 'done' });
      toast.success('uploadSucceeded', { name: file.name });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      setProgress(id, {
        state: 'failed',
        reason: error instanceof ApiError ? error.detail : 'The file could not be uploaded.',
      });
      toast.error('uploadFailed');
      return false;
    }
  };

  const send = async (place: UploadPlace) => {
    const controller = new AbortController();
    running.current = controller;
    setIsSending(true);
    let isAllDone = items.every((item) => item.progress.state !== 'rejected');
    for (const item of items.filter(isPending)) {
      const isDone = await sendOne(item, place, controller.signal);
      if (controller.signal.aborted) return false;
      isAllDone = isAllDone && isDone;
    }
    setIsSending(false);
    return isAllDone;
  };

  return {
    items,
    isSending,
    add: (files) =>
      setItems((current) => [...current, ...files.map((file) => uploadItem(file, window.crypto.randomUUID()))]),
    remove: (id) => setItems((current) => current.filter((item) => item.id !== id)),
    keepBoth: (id, keepsBoth) =>
      setItems((current) => current.map((item) => (item.id === id ? { ...item, keepsBoth } : item))),
    send,
  };
}
