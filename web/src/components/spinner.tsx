import './spinner.css';

interface SpinnerProps {
  label?: string;
  /** Shown below, for a wait that needs an explanation. */
  caption?: string;
}

/** Drawn without MUI, so it shows before the MUI bundle has loaded. */
export function Spinner({ label = 'Loading', caption }: SpinnerProps) {
  return (
    <div className="td-spinner" role="status" aria-label={caption ?? label}>
      <span />
      {caption !== undefined && <p>{caption}</p>}
    </div>
  );
}
