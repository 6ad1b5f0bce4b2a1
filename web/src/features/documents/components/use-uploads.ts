import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../../components/toast/use-toast.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { isSameFile, keptUploads, type KeptUpload } from '../api/kept-uploads.ts';
import { uploadDocument } from '../api/upload-document.ts';
import type { UploadPlace } from '../api/upload.ts';
import { cancelUpload } from '../api/upload-in-chunks.ts';
import { isPending, keyFor, uploadItem, type UploadItem } from './upload-item.ts';

export interface Uploads {
  items: readonly UploadItem[];
  /** Interrupted by a reload; each goes on once its file is chosen again. */
  interrupted: readonly KeptUpload[];
  isSending: boolean;
  add: (files: readonly File[]) => void;
  /** Cancels what of it is being sent. */
  remove: (id: string) => void;
  change: (id: string, change: ItemChange) => void;
  /** Uploads the pending files one by one. Resolves to true if all files are done. */
  send: (placeOf: (item: UploadItem) => UploadPlace) => Promise<boolean>;
}

/** What people decide about a file. */
export type ItemChange = Partial<Pick<UploadItem, 'keepsBoth' | 'newVersionOf' | 'label' | 'effectiveDate'>>;

/** State of the upload dialog. Unmounting stops the running upload, which can go on later. */
export function useUploads(): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [kept, setKept] = useState(keptUploads);
  const [isSending, setIsSending] = useState(false);
  const running = useRef(new Map<string, AbortController>());
  const toast = useToast();
  const interrupted = kept.filter(({ key }) => items.every(({ id }) => id !== key));

  useEffect(() => {
    const all = running.current;
    return () => all.forEach((one) => one.abort());
  }, []);

  const setProgress = (id: string, progress: UploadItem['progress']) =>
    setItems((current) => current.map((item) => (item.id === id ? { ...item, progress } : item)));

  const sendOne = async (item: UploadItem, chosen: UploadPlace) => {
    const { id, file, resumed } = item;
    const controller = controllerOf(id);
    if (controller.signal.aborted) return false;
    const { signal } = controller;
    setProgress(id, { state: 'sending', sent: resumed?.sent ?? 0, isWaiting: false });
    // A file that goes on keeps its place.
    const place = (resumed && item.sentTo) ?? chosen;
    const key = keyFor(item, place, window.crypto.randomUUID());
    if (key !== item.key) cancelBegun(item.key);
    setItems((current) => current.map((one) => (one.id === id ? { ...one, key, sentTo: place } : one)));
    try {
      await uploadDocument({
        ...{ file, place, key, signal },
        onProgress: (progress) => setProgress(id, { state: 'sending', ...progress }),
      });
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

  const controllerOf = (id: string) => {
    const controller = running.current.get(id) ?? new AbortController();
    running.current.set(id, controller);
    return controller;
  };

  const send = async (placeOf: (item: UploadItem) => UploadPlace) => {
    setIsSending(true);
    let isAllDone = items.every((item) => item.progress.state !== 'rejected');
    for (const item of items.filter(isPending)) {
      const isDone = await sendOne(item, placeOf(item));
      isAllDone = isAllDone && isDone;
    }
    setIsSending(false);
    if (isAllDone) toast.settle('uploadFailed');
    return isAllDone;
  };

  const cancelBegun = (key: string) => {
    const begun = keptUploads().find((one) => one.key === key);
    if (begun) void cancelUpload(begun);
  };

  const add = (files: readonly File[]) => {
    const chosen = files.map((file) => {
      const resumed = interrupted.find((one) => isSameFile(one, file)) ?? null;
      return uploadItem(file, window.crypto.randomUUID(), resumed);
    });
    setItems((current) => [...current, ...chosen]);
  };

  const remove = (id: string) => {
    controllerOf(id).abort();
    cancelBegun(items.find((item) => item.id === id)?.key ?? id);
    setItems((current) => current.filter((item) => item.id !== id));
    setKept((current) => current.filter(({ key }) => key !== id));
  };

  return {
    ...{ items, interrupted, isSending, add, remove, send },
    change: (id, change) =>
      setItems((current) => current.map((item) => (item.id === id ? { ...item, ...change } : item))),
  };
}
