import { DropdownDialog } from '../../../../../components/dropdown-dialog.tsx';
import { ViewsPanel, type ViewsPanelProps } from './views-panel.tsx';

interface ViewsDropdownProps extends ViewsPanelProps {
  id: string;
  /** Null while closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

export function ViewsDropdown({ id, anchor, onClose, ...panel }: ViewsDropdownProps) {
  return (
    <DropdownDialog {...{ anchor, id, onClose }} label="Views" sx={{ mt: 1, width: 360, maxHeight: 520 }}>
      <ViewsPanel {...panel} />
    </DropdownDialog>
  );
}
