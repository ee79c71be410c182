import { findAsset } from '@veranda/db/media/reader';
import { findSender, findTemplates } from '@veranda/db/mail/reader';
import { findOwnerEmail, findSettings } from '@veranda/db/sites/reader';
import { parseThemeConf } from '@veranda/domain/design/theme-conf';
import { tweaksOf } from '@veranda/domain/design/tweaks';
import { hasMailWords, mailMessages, mailLanguage } from '@veranda/domain/mail/mail-messages';
import type { MailMessages } from '@veranda/domain/mail/message-shapes';
import { type MailLook, mailLook } from '@veranda/domain/mail/mail-look';
import { isMailKind, type MailKind, mailKind } from '@veranda/domain/mail/mail-kinds';
import { noOwnWords, type OwnWords } from '@veranda/domain/mail/own-words';
import { assetPath } from '@veranda/domain/media/asset-address';
import type { SiteSettings } from '@veranda/domain/publishing/snapshot';
import { join } from 'node:path';
import type { Deps } from '../deps.ts';
import { readThemeFiles } from '../pages/theme-files.ts';
import type { SiteEntry } from '../sites/site-directory.ts';

/** What an owner has made of a kind of mail. */
export interface KindSetting extends OwnWords {
  readonly enabled: boolean;
}

/** Everything that the mails of a site are made with: its words, its look, who sends them. */
export interface MailKit {
  /** Its language is that of who reads the mail. */
  readonly site: SiteEntry;
  /** Of the words, without a region. */
  readonly language: string;
  readonly book: MailMessages;
  readonly look: MailLook;
  /** Pixels as it is shown; null for none. */
  readonly logo: { readonly url: string; readonly width: number; readonly height: number } | null;
  readonly sender: { readonly name: string; readonly replyTo: string };
  readonly business: { readonly name: string; readonly address: readonly string[] };
  readonly settingOf: (kind: MailKind) => KindSetting;
}

/**
 * Reads it; the colours and faces are those of the theme's files. In the language of the site, or in that of a recipient
 * where there are words for it: the owner's own words are then left out, which are in the site's.
 */
export async function readMailKit(
  deps: Pick<Deps, 'db' | 'settings'>,
  site: SiteEntry,
  wanted = '',
): Promise<MailKit> {
  const tag = hasMailWords(wanted) ? wanted : site.language;
  const isOther = mailLanguage(tag) !== mailLanguage(site.language);
  const found = await deps.db.forSite(site.id, (tx) => readRows(tx, site.id), { readOnly: true });
  const files = await readThemeFiles(join(deps.settings.themes, themeName(site.theme)));
  const sheets = [...files].filter(([path]) => path.endsWith('.less')).map(([, text]) => text);
  const conf = parseThemeConf(files.get('template.conf') ?? '');
  const { settings, tweaks, logo } = found;
  return {
    site: isOther ? { ...site, language: mailLanguage(tag) } : site,
    language: mailLanguage(tag),
    book: mailMessages(tag),
    look: mailLook(conf, tweaksOf(sheets.join('\n')), tweaks),
    logo: logo ? logoOf(site, logo) : null,
    sender: {
      name: found.sender?.name || site.title,
      replyTo: found.sender?.reply_to || found.ownerEmail,
    },
    business: { name: settings?.businessName ?? '', address: settings?.address ?? [] },
    settingOf: (kind) => {
      const setting = found.templates.get(kind) ?? standing(kind);
      return isOther ? { ...noOwnWords, enabled: setting.enabled } : setting;
    },
  };
}

/** A kind of which the owner has changed nothing. */
export function standing(kind: MailKind): KindSetting {
  return { ...noOwnWords, enabled: mailKind(kind).offAtFirst !== true };
}

type SiteTx = Parameters<Parameters<Deps['db']['forSite']>[1]>[0];

async function readRows(tx: SiteTx, siteId: string) {
  const row = await findSettings(tx, siteId);
  const document = row ? (JSON.parse(row.doc) as SettingsDocument) : null;
  const logoId = document?.settings.logoAssetId ?? null;
  const templates = (await findTemplates(tx, siteId)).flatMap((one) =>
    isMailKind(one.kind) ? [[one.kind, one] as const] : [],
  );
  return {
    settings: document?.settings,
    tweaks: document?.tweaks ?? {},
    logo: logoId === null ? null : await findAsset(tx, siteId, logoId),
    sender: await findSender(tx, siteId),
    ownerEmail: await findOwnerEmail(tx, siteId),
    templates: new Map<MailKind, KindSetting>(templates),
  };
}

interface SettingsDocument {
  readonly settings: SiteSettings;
  readonly tweaks?: Readonly<Record<string, string>>;
}

/** Pixels that a logo takes at most. */
const logoRoom = { width: 220, height: 56 } as const;

function logoOf(site: SiteEntry, asset: NonNullable<Awaited<ReturnType<typeof findAsset>>>): MailKit['logo'] {
  const { width, height } = asset;
  if (width === null || height === null || width === 0 || height === 0) return null;
  const scale = Math.min(1, logoRoom.width / width, logoRoom.height / height);
  return {
    url: `${site.origin}${assetPath(site.id, asset)}?format=500w`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

function themeName(key: string): string {
  return /^[a-z0-9-]{1,60}$/.test(key) ? key : 'unknown';
}
