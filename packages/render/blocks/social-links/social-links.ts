import { type BlockValue, recordsAt, textAt } from '@veranda/domain/blocks/kind';
import { socialServiceOf } from '@veranda/domain/blocks/social-links/services';
import { socialLinks } from '@veranda/domain/blocks/social-links/social-links';
import { resolveLink } from '@veranda/domain/links/resolve-link';
import type { Session } from '../../context/session.ts';
import { linkTarget } from '../../rich-text/rich-text.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import { glyphOf } from './glyphs.data.ts';
import template from './block.html?raw';

export const socialLinksView: BlockView = {
  kind: socialLinks,
  template,
  context: (session, block) => socialContext(session, block),
};

/** Context of accounts on other services, which the older kinds of social links draw too; null without any. */
export function socialContext(session: Session, { value }: Pick<CompleteBlock, 'value'>) {
  const show = textAt(value, 'show');
  const accounts = accountsOf(session, value).filter(({ href }) => href !== '');
  if (accounts.length === 0) return null;
  return {
    label: session.strings['socialLabel'],
    size: textAt(value, 'size'),
    show,
    accounts: accounts.map(({ href, name }) => {
      const service = socialServiceOf(href);
      return {
        href,
        linkTarget: linkTarget(href, false),
        glyph: show === 'names' ? '' : glyphOf(service.key),
        name: name || service.title,
        showsName: show !== 'icons',
      };
    }),
  };
}

function accountsOf(session: Session, value: BlockValue) {
  if (value['source'] === 'own')
    return recordsAt(value, 'accounts').map((account) => ({
      href: resolveLink(textAt(account, 'href'), session.snapshot),
      name: textAt(account, 'name'),
    }));
  return session.snapshot.settings.socialAccounts.map(({ url, name }) => ({
    href: resolveLink(url, session.snapshot),
    name,
  }));
}
