import type { SavedReplyView } from '@trialdesk/contract/replies/saved-replies';
import { DeletionQuestion } from '../../../components/deletion-question.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { useDeleteReply } from '../api/use-delete-reply.ts';

interface DeleteReplyDialogProps {
  reply: SavedReplyView;
  onClose: () => void;
}

export function DeleteReplyDialog({ reply, onClose }: DeleteReplyDialogProps) {
  const toast = useToast();
  const deleteReply = useDeleteReply();
  const { title, is_shared } = reply;

  const remove = async () => {
    try {
      await deleteReply(reply);
    } catch {
      toast.error('replyDeletionFailed');
      return false;
    }
    toast.success('replyDeleted', { title });
    return true;
  };

  return (
    <DeletionQuestion title="Delete Saved Reply" onDelete={remove} onClose={onClose}>
      {`Delete “${title}”${is_shared ? ' for the whole research team' : ''}? Responses written with it stay as they are.`}
    </DeletionQuestion>
  );
}
