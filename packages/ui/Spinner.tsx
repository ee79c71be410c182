import { ProgressBar } from 'react-aria-components/ProgressBar';
import { t } from './messages.ts';

/** A turning mark of work under way; the button it is in announces it. */
export function Spinner() {
  return <ProgressBar className="ui-spinner" aria-label={t('working')} isIndeterminate />;
}
