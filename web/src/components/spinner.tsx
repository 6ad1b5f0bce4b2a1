import './spinner.css';

interface SpinnerProps {
  label?: string;
}

/** Fills its place with a turning ring; drawn without the component library, so it is there before that arrives. */
export function Spinner({ label = 'Loading' }: SpinnerProps) {
  return (
    <div className="td-spinner" role="status" aria-label={label}>
      <span />
    </div>
  );
}
