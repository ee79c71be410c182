import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100; without it the end is not known. */
  readonly value?: number | undefined;
  readonly valueLabel?: string;
}

/** Progress of a longer task. */
export function ProgressBar({ label, value, valueLabel }: ProgressBarProps) {
  return (
    <AriaProgressBar
      className="ui-progress"
      value={value ?? 0}
      isIndeterminate={value === undefined}
      {...(valueLabel ? { valueLabel } : {})}
    >
      {({ valueText, percentage }) => (
        <>
          <Label>{label}</Label>
          <span className="ui-figures">{value === undefined ? '' : valueText}</span>
          <div className="ui-progress-track">
            {value === undefined ? (
              <div className="ui-progress-bar ui-progress-bar--unknown" />
            ) : (
              <div className="ui-progress-bar" style={{ width: `${String(percentage ?? 0)}%` }} />
            )}
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
