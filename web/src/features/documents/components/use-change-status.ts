import type { DocumentStatus, StudyDocument } from '@trialdesk/contract/entities/document';
import { useState } from 'react';
import { useToast } from '../../../components/toast/use-toast.ts';
import { setDocumentStatus } from '../api/set-document-status.ts';

export interface ChangeStatus {
  /** Ids of documents with a pending change. */
  changing: ReadonlySet<string>;
  change: (document: StudyDocument, status: DocumentStatus) => Promise<void>;
}

/** Archives and restores documents and shows a toast; the live list updates itself. */
export function useChangeStatus(): ChangeStatus {
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());
  const toast = useToast();
  const change = async ({ id, name }: StudyDocument, status: DocumentStatus) => {
    const isArchiving = status === 'archived';
    setChanging((current) => new Set([...current, id]));
    try {
      await setDocumentStatus(id, status);
      toast.success(isArchiving ? 'archived' : 'restored', { name });
    } catch {
      toast.error(isArchiving ? 'archiveFailed' : 'restoreFailed');
    } finally {
      setChanging((current) => new Set([...current].filter((each) => each !== id)));
    }
  };
  return { changing, change };
}
