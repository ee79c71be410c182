import { useLinkTargets } from './link-targets.ts';
import { linkWords } from './link-words.ts';

/** Where a stored link leads. */
export function LinkWords({ link }: { readonly link: string }) {
  const { data } = useLinkTargets(link);
  return <>{linkWords(link, data?.targets ?? [])}</>;
}
