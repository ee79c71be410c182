import { findAsset } from '@veranda/db/media/reader';
import { findSender, findTemplates } from '@veranda/db/mail/reader';
import { findOwnerEmail, findSettings } from '@veranda/db/sites/reader';
import { parseThemeConf } from '@veranda/domain/design/theme-conf';
import { tweaksOf } from '@veranda/domain/design/tweaks';
import { type MailLook, mailLook } from '@veranda/domain/mail/mail-look';
import { isMailKind, type MailKind, mailKind } from '@veranda/domain/mail/mail-kinds';
import { type MailOverrides, noOverrides } from '@veranda/domain/mail/overrides';
import { assetPath } from '@veranda/domain/media/asset-address';
import { translatorOf } from '@veranda/messages/catalog';
import { hasMessages, messageLanguage } from '@veranda/messages/languages';
import { mailMessages } from '@veranda/messages/mails/messages';
import { join } from 'node:path';
import type { SitesDeps } from '../deps.ts';
import { readThemeFiles } from '../themes/theme-files.ts';
import type { SiteEntry } from '../directory/site-directory.ts';
import type { TranslateMail } from './default-mail-messages.ts';

/** Settings of a kind of mail by its owner. */
interface KindSetting extends MailOverrides {
  readonly enabled: boolean;
}

/** Everything that the mails of a site are made with: messages, look, sender. */
export interface MailKit {
  /** Its language is that of the mail's reader. */
  readonly site: SiteEntry;
  /** Language that its messages are written in. */
  readonly language: string;
  readonly t: TranslateMail;
  readonly look: MailLook;
  /** Pixels as it is shown; null for none. */
  readonly logo: { readonly url: string; readonly width: number; readonly height: number } | null;
  readonly sender: { readonly name: string; readonly replyTo: string };
  readonly business: { readonly name: string; readonly address: readonly string[] };
  readonly settingOf: (kind: MailKind) => KindSetting;
}

/**
 * Reads it; the colours and faces are those of the theme's files. In the language of the site, or in that of
 * a recipient where messages are written in it: the owner's texts are then left out, which are in the site's.
 */
export async function readMailKit(
  deps: Pick<SitesDeps, 'db' | 'settings'>,
  site: SiteEntry,
  wanted = '',
): Promise<MailKit> {
  const tag = hasMessages(wanted) ? wanted : site.language;
  const isOther = messageLanguage(tag) !== messageLanguage(site.language);
  const found = await deps.db.forSite(site.id, (tx) => readRows(tx), { readOnly: true });
  const files = await readThemeFiles(join(deps.settings.themes, themeName(site.theme)));
  const sheets = [...files].filter(([path]) => path.endsWith('.less')).map(([, text]) => text);
  const conf = parseThemeConf(files.get('template.conf') ?? '');
  const { settings, tweaks, logo } = found;
  return {
    site: isOther ? { ...site, language: messageLanguage(tag) } : site,
    language: messageLanguage(tag),
    t: translatorOf(mailMessages, tag),
    look: mailLook(conf, tweaksOf(sheets.join('\n')), tweaks),
    logo: logo ? logoOf(site, logo) : null,
    sender: {
      name: found.sender?.name || site.title,
      replyTo: found.sender?.replyTo || found.ownerEmail,
    },
    business: { name: settings?.businessName ?? '', address: settings?.address ?? [] },
    settingOf: (kind) => {
      const setting = found.templates.get(kind) ?? defaultSetting(kind);
      return isOther ? { ...noOverrides, enabled: setting.enabled } : setting;
    },
  };
}

/** A kind of which the owner has changed nothing. */
export function defaultSetting(kind: MailKind): KindSetting {
  return { ...noOverrides, enabled: mailKind(kind).offAtFirst !== true };
}

type SiteTx = Parameters<Parameters<SitesDeps['db']['forSite']>[1]>[0];

async function readRows(tx: SiteTx) {
  const document = (await findSettings(tx))?.doc ?? null;
  const logoId = document?.settings.logoAssetId ?? null;
  const templates = (await findTemplates(tx)).flatMap((template) =>
    isMailKind(template.kind) ? [[template.kind, template] as const] : [],
  );
  return {
    settings: document?.settings,
    tweaks: document?.tweaks ?? {},
    logo: logoId === null ? null : await findAsset(tx, logoId),
    sender: await findSender(tx),
    ownerEmail: await findOwnerEmail(tx),
    templates: new Map<MailKind, KindSetting>(templates),
  };
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
