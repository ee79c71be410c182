import { isLinkProblem, type LinkDraft, linkOfDraft } from '@veranda/domain/links/link-draft';
import { linkState, targetOfLink } from '@veranda/domain/links/link-state';
import { Notice } from '@veranda/ui/Notice.tsx';
import { useLinkTargets } from './link-targets.ts';
import { t } from './messages.ts';

/** Says that a link leads to nothing that visitors can see. */
export function LinkWarning({ draft }: { readonly draft: LinkDraft }) {
  const link = linkOfDraft(draft);
  return isLinkProblem(link) ? null : <StoredLinkWarning link={link} />;
}

export function StoredLinkWarning({ link }: { readonly link: string }) {
  const { data, isPlaceholderData } = useLinkTargets(link);
  if (!data || isPlaceholderData) return null;
  const state = linkState(link, data);
  if (state === 'fine') return null;
  const title = targetOfLink(link, data)?.title ?? '';
  return (
    <Notice tone="warn">{state === 'gone' ? t('targetGone') : t('targetUnpublished', { title })}</Notice>
  );
}
