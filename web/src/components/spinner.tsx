import './spinner.css';

interface SpinnerProps {
  label?: string;
}

/** Drawn without MUI, so it shows before the MUI bundle has loaded. */
export function Spinner({ label = 'Loading' }: SpinnerProps) {
  return (
    <div className="td-spinner" role="status" aria-label={label}>
      <span />
    </div>
  );
}
