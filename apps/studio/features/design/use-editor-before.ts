import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';

/** Address of the editor that the design was opened from; null for none. */
export function useEditorBefore(): string | null {
  const [search] = useSearchParams();
  const from = search.get('from');
  // An address of a site's screens, never one that came from elsewhere.
  return from?.startsWith(paths.home('')) ? from : null;
}
