import { socialAccounts } from '@veranda/domain/blocks/social-accounts/social-accounts';
import type { BlockView } from '../block-view.ts';
import { socialContext } from '../social-links/social-links.ts';
import template from './block.html?raw';

export const socialAccountsView: BlockView = {
  kind: socialAccounts,
  template,
  context: (session, { value }) =>
    socialContext(session, { value: { ...value, source: 'site', show: 'names' } }),
};
