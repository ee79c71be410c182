import { escapeText as text } from './escape-text.ts';
import { drawAddress, drawItems, drawLarge, drawQuote, drawRows, drawSums } from './draw-parts.ts';
import type { MailKit } from './mail-kit.ts';
import { businessLines } from './mail-text.ts';
import type { MailTheme } from './mail-theme.ts';
import type { RenderedContent } from './rendered-content.ts';

/** A mail as HTML. */
// Mail programs know tables and inline styles, and little else; who knows more gets a night and a narrow phone as well.
export function drawMail(kit: MailKit, content: RenderedContent): string {
  const isRtl = content.direction === 'rtl';
  const mailTheme: MailTheme = {
    kit,
    colours: kit.look.light,
    start: isRtl ? 'right' : 'left',
    end: isRtl ? 'left' : 'right',
  };
  const { ground, ink } = mailTheme.colours;
  return `<!doctype html><html lang="${text(kit.language)}" dir="${content.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${text(content.subject)}</title><style>${sheet(kit)}</style></head><body class="m-ground" style="margin:0;padding:0;background:${ground};color:${ink};font:16px/1.6 ${kit.look.text};-webkit-text-size-adjust:100%"><div style="display:none;max-height:0;overflow:hidden">${text(content.paragraphs[0] ?? '')}</div>${frame(mailTheme, content)}</body></html>`;
}

function frame(mailTheme: MailTheme, content: RenderedContent): string {
  const { ground, sheet: paper, accent } = mailTheme.colours;
  const inner = [
    head(mailTheme),
    sheetRow(contentBody(mailTheme, content), { paper, accent }),
    foot(mailTheme, content),
  ].join('');
  return `<table role="presentation" class="m-ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${ground}"><tr><td align="center" class="m-room" style="padding:40px 16px 48px"><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:${mailTheme.start}">${inner}</table></td></tr></table>`;
}

function sheetRow(
  body: string,
  { paper, accent }: { readonly paper: string; readonly accent: string },
): string {
  return `<tr><td class="m-sheet m-pad" bgcolor="${paper}" style="background:${paper};border-top:4px solid ${accent};border-radius:4px;padding:44px 48px 48px">${body}</td></tr>`;
}

function head({ kit, colours }: MailTheme): string {
  const { site, logo, look } = kit;
  const name = text(site.title);
  const mark = logo
    ? `<img src="${text(logo.url)}" width="${logo.width}" height="${logo.height}" alt="${name}" style="display:block;border:0;max-width:100%;height:auto">`
    : name;
  return `<tr><td class="m-head" style="padding:0 0 28px"><a class="m-ink" href="${text(site.origin)}" style="color:${colours.ink};text-decoration:none;font:600 22px/1.25 ${look.heading}">${mark}</a></td></tr>`;
}

function contentBody(mailTheme: MailTheme, content: RenderedContent): string {
  const { kit, colours } = mailTheme;
  const { link } = content;
  const linked = link
    ? `<p style="margin:20px 0 0"><a class="m-accent" href="${text(link.href)}" style="color:${colours.accent};font-weight:600">${text(link.label)}</a></p>`
    : '';
  return [
    ribbon(content),
    `<h1 class="m-ink m-title" style="margin:0 0 16px;color:${colours.ink};font:600 30px/1.2 ${kit.look.heading};letter-spacing:-0.01em">${text(content.heading)}</h1>`,
    ...content.paragraphs.map(
      (line) =>
        `<p class="m-ink" style="margin:0 0 14px;color:${colours.ink};overflow-wrap:anywhere">${text(line)}</p>`,
    ),
    drawQuote(mailTheme, content.quote ?? ''),
    drawLarge(mailTheme, content.large ?? []),
    drawItems(mailTheme, content.items ?? []),
    drawSums(mailTheme, content.sums ?? []),
    drawRows(mailTheme, content.rows ?? []),
    linked,
    drawAddress(mailTheme, content.address ?? []),
    button(mailTheme, content),
    ...(content.notes ?? []).map(
      (line) =>
        `<p class="m-muted" style="margin:16px 0 0;color:${colours.muted};font-size:14px;overflow-wrap:anywhere">${text(line)}</p>`,
    ),
  ].join('');
}

function ribbon(content: RenderedContent): string {
  return content.ribbon === ''
    ? ''
    : `<p style="margin:0 0 24px;padding:10px 14px;background:#ffe9b3;color:#3d2c00;border-radius:4px;font-size:14px">${text(content.ribbon)}</p>`;
}

// The colour stands on the cell and on the link, so that the whole of it can be pressed wherever it is shown.
function button({ kit, colours }: MailTheme, content: RenderedContent): string {
  const { accent, onAccent } = colours;
  return `<table role="presentation" class="m-wide" cellpadding="0" cellspacing="0" border="0" style="margin:32px 0 0"><tr><td class="m-button" align="center" bgcolor="${accent}" style="background:${accent};border-radius:4px"><a class="m-on" href="${text(content.href)}" style="display:block;padding:15px 28px;color:${onAccent};font:600 16px/1.25 ${kit.look.text};text-decoration:none">${text(content.button)}</a></td></tr></table>`;
}

function foot({ kit, colours }: MailTheme, content: RenderedContent): string {
  const small = `margin:0 0 10px;color:${colours.muted};font-size:13px;line-height:1.6;overflow-wrap:anywhere`;
  const link = `class="m-muted" style="color:${colours.muted};text-decoration:underline"`;
  const leave = content.unsubscribeUrl
    ? `<p class="m-muted" style="${small}"><a ${link} href="${text(content.unsubscribeUrl)}">${text(content.unsubscribe)}</a></p>`
    : '';
  const [name = '', ...address] = businessLines(kit).map(text);
  const home = `<a ${link} href="${text(kit.site.origin)}">${name}</a>`;
  return `<tr><td class="m-foot" style="padding:28px 48px 0">${content.footer.map((line) => `<p class="m-muted" style="${small}">${text(line)}</p>`).join('')}<p class="m-muted" style="${small}">${[home, ...address].join(' · ')}</p>${leave}</td></tr>`;
}

function sheet({ look }: MailKit): string {
  const { dark } = look;
  return [
    '@media (max-width:620px){.m-pad{padding:32px 22px 36px!important}.m-foot{padding:24px 22px 0!important}.m-head{padding:0 22px 22px!important}.m-room{padding:28px 0 40px!important}.m-title{font-size:26px!important}.m-wide{width:100%!important}.m-code{font-size:18px!important;letter-spacing:1px!important}}',
    `@media (prefers-color-scheme:dark){.m-ground{background:${dark.ground}!important}.m-sheet{background:${dark.sheet}!important;border-top-color:${dark.accent}!important}.m-ink{color:${dark.ink}!important}.m-muted{color:${dark.muted}!important}.m-line{border-color:${dark.line}!important}.m-accent{color:${dark.accent}!important}.m-button,.m-card{background:${dark.accent}!important}.m-on{color:${dark.onAccent}!important}}`,
  ].join('');
}
