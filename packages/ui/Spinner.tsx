import { ProgressBar } from 'react-aria-components/ProgressBar';

/** A turning mark of work under way; the button it stands in announces it. */
export function Spinner() {
  return <ProgressBar className="ui-spinner" aria-label="Working" isIndeterminate />;
}
