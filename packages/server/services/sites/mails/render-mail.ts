import { condenseCss } from '@veranda/render/condense-css';
import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import type { MailColours } from '@veranda/domain/mail/mail-look';
import type { MailKit } from './mail-kit.ts';
import { businessOf, type RenderedContent } from './mail-text.ts';
import layout from './mail.html?raw';
import content from './mail-content.html?raw';
import footer from './mail-footer.html?raw';
import css from './mail.css?raw';

const template = platformTemplate<ReturnType<typeof contextOf>>(layout, { content, footer });
const sheet = condenseCss(css);
const codeFont = "ui-monospace,Menlo,Consolas,'Courier New',monospace";

/** A mail as HTML. */
export function renderMail(kit: MailKit, mail: RenderedContent): string {
  return template(contextOf(kit, mail));
}

function contextOf(kit: MailKit, mail: RenderedContent) {
  const { site, logo, look } = kit;
  const { items = [], rows = [], quote = '' } = mail;
  const isRtl = mail.direction === 'rtl';
  return {
    ...mail,
    ...look.light,
    site,
    logo,
    language: kit.language,
    headingFont: look.heading,
    textFont: look.text,
    corner: look.corner,
    codeFont,
    start: isRtl ? 'right' : 'left',
    end: isRtl ? 'left' : 'right',
    css: darkSheet(look.dark),
    quote: quote === '' ? [] : quote.split('\n'),
    hasPictures: items.some((item) => item.imageUrl !== ''),
    rows: rows.map(({ name, value }) => ({ name, lines: value.split('\n') })),
    addressLabel: kit.t('deliveryTo'),
    business: businessOf(kit),
  };
}

// Mail programs know no custom properties: the values take their place.
function darkSheet(dark: MailColours): string {
  const values: Readonly<Record<string, string>> = { ...dark, 'on-accent': dark.onAccent };
  return sheet.replace(/var\(--([a-z-]+)\)/g, (property, name: string) => values[name] ?? property);
}
