import { socialIcons } from '@veranda/domain/blocks/social-icons/social-icons';
import type { BlockView } from '../block-view.ts';
import { socialContext } from '../social-links/social-links.ts';
import template from './block.html?raw';

export const socialIconsView: BlockView = {
  kind: socialIcons,
  template,
  context: (session, { value }) =>
    socialContext(session, { value: { ...value, source: 'site', show: 'icons' } }),
};
