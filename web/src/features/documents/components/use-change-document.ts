import type { MessageKey } from '@trialdesk/contract/messages';
import type { DocumentStatus, StudyDocument } from '@trialdesk/contract/entities/document';
import { useMemo, useState } from 'react';
import { useToast } from '../../../components/toast/use-toast.ts';
import { deleteDocument } from '../api/delete-document.ts';
import { moveDocument } from '../api/move-document.ts';
import { readDocumentAgain } from '../api/read-document-again.ts';
import { setDocumentStatus } from '../api/set-document-status.ts';

export interface ChangeDocument {
  /** Ids of documents with a pending change. */
  changing: ReadonlySet<string>;
  setStatus: (document: StudyDocument, status: DocumentStatus, reason?: string) => Promise<boolean>;
  move: (document: StudyDocument, study: { id: string | null; name: string }, reason: string) => Promise<boolean>;
  remove: (document: StudyDocument, reason: string) => Promise<boolean>;
  readAgain: (document: StudyDocument) => Promise<boolean>;
}

interface Outcome {
  done: MessageKey;
  failed: MessageKey;
  values: Record<string, string>;
}

/**
 * Changes documents and shows a toast; the live list updates itself. Resolves to whether the change was made. The functions
 * stay the same, for memoized cards.
 */
export function useChangeDocument(): ChangeDocument {
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());
  const toast = useToast();
  const changes = useMemo((): Omit<ChangeDocument, 'changing'> => {
    const run = async (id: string, change: () => Promise<void>, { done, failed, values }: Outcome) => {
      setChanging((current) => new Set([...current, id]));
      try {
        await change();
        toast.success(done, values);
        return true;
      } catch {
        toast.error(failed);
        return false;
      } finally {
        setChanging((current) => new Set([...current].filter((each) => each !== id)));
      }
    };
    return {
      setStatus: ({ id, name }, status, reason) =>
        run(id, () => setDocumentStatus(id, status, reason), {
          ...(status === 'archived'
            ? { done: 'archived', failed: 'archiveFailed' }
            : { done: 'restored', failed: 'restoreFailed' }),
          values: { name },
        }),
      move: ({ id, name }, study, reason) =>
        run(id, () => moveDocument(id, study.id, reason), {
          ...{ done: 'documentMoved', failed: 'documentMoveFailed' },
          values: { name, study: study.name },
        }),
      remove: ({ id, name }, reason) =>
        run(id, () => deleteDocument(id, reason), {
          ...{ done: 'documentDeleted', failed: 'documentDeleteFailed' },
          values: { name },
        }),
      readAgain: ({ id, name }) =>
        run(id, () => readDocumentAgain(id), { done: 'readAgain', failed: 'readAgainFailed', values: { name } }),
    };
  }, [toast]);
  return { changing, ...changes };
}
