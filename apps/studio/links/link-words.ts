import type { LinkTarget } from '@veranda/contracts/pages';
import { draftOfLink, type LinkProblem, type LinkType } from '@veranda/domain/links/link-draft';
import { targetOfLink } from '@veranda/domain/links/link-state';
import { linkReference } from '@veranda/domain/rich-text/link-reference';
import { t } from './messages.ts';

/** Names of the kinds of links (administration §3, link types). */
export const linkTypeNames: Readonly<Record<LinkType, string>> = {
  page: t('typePage'),
  web: t('typeWeb'),
  email: t('typeEmail'),
  phone: t('typePhone'),
  file: t('typeFile'),
};

/** Where a stored link leads, in words. */
export function linkWords(link: string, targets: readonly LinkTarget[]): string {
  if (link === '') return t('noLink');
  const target = targetOfLink(link, { targets });
  if (target) return target.title;
  const reference = linkReference(link);
  if (reference) return reference.kind === 'file' ? t('aFile') : t('aPage');
  const { type, mail, phone } = draftOfLink(link);
  if (type === 'email') return t('emailAddress', { address: mail.to });
  return type === 'phone' ? t('callNumber', { number: phone }) : link;
}

/** What is wrong with a link, in words (administration §5, editor messages). */
export function problemText({ code, value }: LinkProblem): string {
  switch (code) {
    case 'email':
      return t('invalidEmail');
    case 'email-list':
      return t('invalidEmails', { email: 'name@example.com' });
    case 'web':
      return t('invalidWebAddress', { full: 'https://example.com', short: 'example.com' });
    case 'page':
      return t('invalidPage', { val: value });
    case 'option':
      return t('invalidOption', { val: value });
    case 'phone':
      return t('invalidPhone', { example: t('phonePlaceholder') });
    case 'file':
      return t('invalidFile');
  }
}
