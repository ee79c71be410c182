import { type BlockValue, flagAt, phonePath, type SpacingSide, textAt } from '@veranda/domain/blocks/kind';
import { isAnnounced } from '@veranda/domain/header-footer/announcement';
import { headerFooterOf } from '@veranda/domain/header-footer/header-footer-document';
import { resolveLink } from '@veranda/domain/links/resolve-link';
import { linkTarget } from '../rich-text/rich-text.ts';
import { imageOf, type Session } from './session.ts';

/** Header of the site as templates read it. */
export function headerView(session: Session): Readonly<Record<string, unknown>> {
  const { snapshot } = session;
  const { values } = headerFooterOf('header', snapshot, snapshot.settings);
  const logo = textAt(values, 'brand') === 'text' ? null : imageOf(session, textAt(values, 'logoAssetId'));
  const [layout, menu] = [textAt(values, 'layout'), textAt(values, 'phoneMenu')];
  const classes = [
    ...(layout === 'theme' ? [] : [`v-header-${layout}`]),
    ...(flagAt(values, 'sticky') ? ['v-header-sticky'] : []),
    ...(flagAt(values, 'overlay') ? ['v-header-over'] : []),
    ...(menu === 'theme' ? [] : [`v-menu-${menu}`]),
    ...(textAt(values, 'phoneMenuButton') === 'icon' ? ['v-menu-icon'] : []),
  ];
  const elements = ['showMenu', 'showAccount', 'showSearch', 'showSocial'];
  const button = linkView(session, values, 'button');
  return {
    classes: classes.join(' '),
    title: textAt(values, 'title').trim() || snapshot.website.title,
    // What small screens show behind one button.
    hasMenu: button !== null || elements.some((path) => flagAt(values, path)),
    logo,
    style: headerStyle(values),
    // Where the picture is gone the words stay, so that there is a way home.
    showTitle: logo === null || textAt(values, 'brand') === 'both',
    ...flags(values, [...elements, 'showCart']),
    button,
  };
}

// Custom properties that the base sheet reads, on desktop and phone.
function headerStyle(values: BlockValue): string {
  const onPhone = values[phonePath('spacing')] ?? values['spacing'];
  const sizes = {
    '--logo-height': values['logoHeight'],
    '--logo-height-phone': values[phonePath('logoHeight')] ?? values['logoHeight'],
    '--header-top': sideOf(values['spacing'], 'top'),
    '--header-bottom': sideOf(values['spacing'], 'bottom'),
    '--header-top-phone': sideOf(onPhone, 'top'),
    '--header-bottom-phone': sideOf(onPhone, 'bottom'),
  };
  return Object.entries(sizes)
    .flatMap(([name, size]) => (typeof size === 'number' ? [`${name}:${size}px`] : []))
    .join(';');
}

function sideOf(spacing: unknown, side: SpacingSide): unknown {
  return (spacing as Partial<Record<SpacingSide, unknown>> | undefined)?.[side];
}

/**
 * The header on a page with this main content: over a section that it begins with, it has that section's theme, so that
 * its words are legible there.
 */
export function headerAbove(main: string, header: unknown): Readonly<Record<string, unknown>> {
  const { classes, ...view } = header as ReturnType<typeof headerView> & { readonly classes: string };
  const opening = /^\s*<section [^>]*data-section-theme="([a-z-]+)"/.exec(main)?.[1] ?? '';
  return { ...view, classes, theme: classes.split(' ').includes('v-header-over') ? opening : '' };
}

/** Footer of the site as templates read it. */
export function footerView({ snapshot }: Session): Readonly<Record<string, unknown>> {
  const { values } = headerFooterOf('footer', snapshot, snapshot.settings);
  const { address, businessEmail, socialAccounts } = snapshot.settings;
  const [showsAddress, hasPostalAddress] = [flagAt(values, 'showAddress'), address.length > 0];
  const layout = textAt(values, 'layout');
  return {
    classes: layout === 'theme' ? '' : `v-footer-${layout}`,
    title: textAt(values, 'title').trim() || snapshot.website.title,
    lines: textAt(values, 'text')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    legal: textAt(values, 'legal').trim(),
    hasLinks: ['showMenu', 'showSearch', 'showAccount'].some((path) => flagAt(values, path)),
    hasAddress: showsAddress && (hasPostalAddress || businessEmail !== ''),
    hasPostalAddress: showsAddress && hasPostalAddress,
    hasContact:
      (showsAddress && businessEmail !== '') || (flagAt(values, 'showSocial') && socialAccounts.length > 0),
    ...flags(values, [
      'showTitle',
      'showTagline',
      'showMenu',
      'showAddress',
      'showSocial',
      'showSearch',
      'showAccount',
    ]),
  };
}

/** Announcement above every page; null where there is none at this time. */
export function announcementView(session: Session): Readonly<Record<string, unknown>> | null {
  const { snapshot, now } = session;
  const { values } = headerFooterOf('header', snapshot, snapshot.settings);
  if (!isAnnounced(values, now, snapshot.website.timeZone)) return null;
  const text = textAt(values, 'announcementText').trim();
  const href = resolveLink(textAt(values, 'announcementLink'), snapshot);
  return {
    text,
    href,
    linkTarget: linkTarget(href, flagAt(values, 'announcementNewWindow')),
    closable: flagAt(values, 'announcementClosable'),
    // Whoever has closed it sees the next one.
    key: `${text} ${href}`,
  };
}

function flags(values: BlockValue, paths: readonly string[]): Readonly<Record<string, boolean>> {
  return Object.fromEntries(paths.map((path) => [path, flagAt(values, path)]));
}

function linkView({ snapshot }: Session, values: BlockValue, path: string) {
  const label = textAt(values, `${path}Label`).trim();
  const href = resolveLink(textAt(values, `${path}Link`), snapshot);
  return label === ''
    ? null
    : { label, href, linkTarget: linkTarget(href, flagAt(values, `${path}NewWindow`)) };
}
