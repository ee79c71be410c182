import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { LogoView } from '@veranda/contracts/checkout-view';
import { type CheckoutLook, checkoutLook } from '@veranda/domain/design/checkout-look';
import { parseThemeConf, type ThemeFont } from '@veranda/domain/design/theme-conf';
import { tweaksOf } from '@veranda/domain/design/tweaks';
import { assetPath } from '@veranda/domain/media/asset-address';
import type { SiteFrame } from '@veranda/domain/publishing/items/item-asks';
import { type FontFamily, fontFacesCss } from '@veranda/render/styles/font-faces';
import type { SiteEntry } from '../../sites/directory/site-directory.ts';
import { readThemeFiles } from '../../sites/themes/theme-files.ts';
import { readFontFamilies } from '../../sites/themes/theme-fonts.ts';
import type { CommerceDeps } from '../deps.ts';

/** Brand of a site on the pages of a purchase: its logo, and a sheet with its accent, corners and faces. */
export interface CheckoutBrand {
  readonly logo: LogoView | null;
  /** Empty for the platform's own look. */
  readonly css: string;
  /** Address of the sheet, which changes with it; empty for none. */
  readonly sheet: string;
}

/** A site with its brand. */
export type BrandedSite = SiteEntry & { readonly brand: CheckoutBrand };

const plain: CheckoutBrand = { logo: null, css: '', sheet: '' };
const known = new WeakMap<SiteFrame, Promise<CheckoutBrand>>();

/** The site with its brand, as it is published. */
export async function withBrand(
  deps: Pick<CommerceDeps, 'pages' | 'settings'>,
  site: SiteEntry,
): Promise<BrandedSite> {
  const snapshot = await deps.pages.snapshotOf(site);
  if (snapshot === null) return { ...site, brand: plain };
  const made = known.get(snapshot) ?? readBrand(deps.settings.themes, snapshot);
  known.set(snapshot, made);
  made.catch(() => known.delete(snapshot));
  return { ...site, brand: await made };
}

async function readBrand(themes: string, snapshot: SiteFrame): Promise<CheckoutBrand> {
  const { key, tweaks } = snapshot.theme;
  const files = await readThemeFiles(join(themes, /^[a-z0-9-]{1,60}$/.test(key) ? key : 'unknown'));
  const sheets = [...files].filter(([path]) => path.endsWith('.less')).map(([, source]) => source);
  const look = checkoutLook(
    parseThemeConf(files.get('template.conf') ?? ''),
    tweaksOf(sheets.join('\n')),
    tweaks,
  );
  const css = await sheetOf(look);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  return {
    logo: logoOf(snapshot, look?.logoHeight ?? logoRoom.height),
    css,
    sheet: css === '' ? '' : `/checkout/files/brand.css?v=${hash}`,
  };
}

async function sheetOf(look: CheckoutLook | null): Promise<string> {
  if (look === null) return '';
  const fonts = new Set([look.heading, look.text]);
  return brandCss(
    look,
    await readFontFamilies([...fonts].filter((font): font is ThemeFont => font !== null)),
  );
}

/** The sheet of the brand as it would be with other values of a theme; a logo is as high as they say. */
export async function stagedBrandCss(...staged: Parameters<typeof checkoutLook>): Promise<string> {
  const look = checkoutLook(...staged);
  const { width, height } = roomOf(look?.logoHeight ?? logoRoom.height);
  const logo = `header .logo img{width:auto;height:auto;max-width:min(100%,${width}px);max-height:${height}px}`;
  return `${await sheetOf(look)}\n${logo}`;
}

/** The mark of a draft: its logo, whose height is up to the sheet. */
export function draftLogo(snapshot: SiteFrame): LogoView | null {
  return logoOf(snapshot, logoRoom.height);
}

function brandCss(look: CheckoutLook, families: readonly FontFamily[]): string {
  const face = (font: ThemeFont | null): string => {
    const family = families.find((family) => family.font === font);
    if (!family || font === null) return '';
    const { fallback } = font;
    const last = fallback === 'monospace' ? 'ui-monospace,monospace' : fallback;
    return `font-family:"${family.name}","${family.name} Fallback",${last}`;
  };
  const colours = [
    `--accent:${look.accent}`,
    `--button:${look.button}`,
    `--button-hover:${look.buttonHover}`,
    `--on-button:${look.onButton}`,
    `--button-line:${look.buttonLine}`,
    `--corner:${look.corner}`,
  ].join(';');
  const plate =
    look.logoGround === '' ? '' : `header .site.logo{background:${look.logoGround};padding:8px 12px}`;
  return [
    fontFacesCss(families),
    `:root{${colours}}`,
    `body{${face(look.text)}}`,
    `h1,h2,header .site{${face(look.heading)}}`,
    plate,
  ].join('\n');
}

/** Pixels that a logo takes at most, where the owner has chosen no other height. */
const logoRoom = { width: 200, height: 44 } as const;

function roomOf(height: number): { readonly width: number; readonly height: number } {
  return { width: (logoRoom.width * height) / logoRoom.height, height };
}

function logoOf({ settings, assets, website }: SiteFrame, height: number): LogoView | null {
  const asset = assets[settings.logoAssetId ?? ''];
  if (!asset?.width || !asset.height) return null;
  const room = roomOf(height);
  const scale = Math.min(1, room.width / asset.width, room.height / asset.height);
  return {
    url: `${assetPath(website.id, asset)}?format=500w`,
    width: Math.round(asset.width * scale),
    height: Math.round(asset.height * scale),
  };
}
