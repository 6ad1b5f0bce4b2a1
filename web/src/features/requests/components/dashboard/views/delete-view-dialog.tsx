import type { SavedView } from '@trialdesk/contract/entities/saved-view';
import { DeletionQuestion } from '../../../../../components/deletion-question.tsx';
import { useToast } from '../../../../../components/toast/use-toast.ts';
import { deleteView } from '../../../api/saved-views.ts';

interface DeleteViewDialogProps {
  view: SavedView;
  onClose: () => void;
}

export function DeleteViewDialog({ view, onClose }: DeleteViewDialogProps) {
  const toast = useToast();
  const { name, owner_id } = view;

  const remove = async () => {
    try {
      await deleteView(view);
    } catch {
      toast.error('viewDeletionFailed');
      return false;
    }
    toast.success('viewDeleted', { name });
    return true;
  };

  return (
    <DeletionQuestion title="Delete View" onDelete={remove} onClose={onClose}>
      {`Delete “${name}”${owner_id === null ? ' for the whole research team' : ''}? The requests stay as they are.`}
    </DeletionQuestion>
  );
}
