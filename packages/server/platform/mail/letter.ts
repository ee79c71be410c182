import type { SiteEntry } from '../sites/site-directory.ts';
import { escapeText } from './escape-text.ts';
import type { Mail } from './mailer.ts';

/** A mail of a shop: a heading, some sentences, one thing set large, rows and a button. */
export interface Letter {
  /** The same for every delivery of one mail. */
  readonly id: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly heading: string;
  readonly lines: readonly string[];
  /** What somebody has written to the recipient. */
  readonly quote?: string;
  /** Set large and apart: an amount, a code. */
  readonly large?: readonly { readonly label: string; readonly text: string }[];
  readonly rows?: readonly { readonly name: string; readonly value: string }[];
  readonly button?: { readonly label: string; readonly href: string };
  readonly small?: readonly string[];
}

/** Composes a mail with its plain-text twin. */
export function letterMail(site: SiteEntry, letter: Letter): Mail {
  return {
    id: letter.id,
    from: { name: site.title, address: `shop@${site.host.split(':')[0]}` },
    to: letter.to,
    ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(site, letter),
  };
}

function letterText({ heading, lines, quote, large = [], rows = [], button, small = [] }: Letter): string {
  return [
    heading,
    '',
    ...lines,
    ...(quote ? ['', `“${quote}”`] : []),
    ...(large.length > 0 ? ['', ...large.map((one) => `${one.label}: ${one.text}`)] : []),
    ...(rows.length > 0 ? ['', ...rows.map((one) => `${one.name}: ${one.value}`)] : []),
    ...(button ? ['', `${button.label}: ${button.href}`] : []),
    ...(small.length > 0 ? ['', ...small] : []),
  ].join('\n');
}

// Mail programs know tables and inline styles, and little else.
function letterHtml(site: SiteEntry, letter: Letter): string {
  const { heading, lines, quote, large = [], rows = [], button, small = [] } = letter;
  const text = escapeText;
  const parts = [
    `<p style="margin:0 0 24px;font-size:20px">${text(site.title)}</p>`,
    `<h1 style="font-size:28px;line-height:34px;margin:0 0 12px">${text(heading)}</h1>`,
    ...lines.map((line) => `<p style="margin:0 0 12px">${text(line)}</p>`),
    quote
      ? `<blockquote style="margin:20px 0;padding:0 0 0 16px;border-left:3px solid #e2ded5;font-style:italic">${text(quote)}</blockquote>`
      : '',
    large.length > 0
      ? `<div style="margin:24px 0;padding:24px;background:#ffffff;border:1px solid #e2ded5;text-align:center">${large.map((one) => `<p style="margin:0;color:#4c5158;font-size:14px">${text(one.label)}</p><p style="margin:0 0 8px;font-size:24px;letter-spacing:1px">${text(one.text)}</p>`).join('')}</div>`
      : '',
    rows.length > 0
      ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.map((one) => `<tr><td style="padding:8px 0;border-bottom:1px solid #e2ded5;color:#4c5158">${text(one.name)}</td><td style="padding:8px 0;border-bottom:1px solid #e2ded5;text-align:right">${text(one.value)}</td></tr>`).join('')}</table>`
      : '',
    button
      ? `<p style="margin:28px 0 0"><a href="${text(button.href)}" style="display:inline-block;padding:14px 24px;background:#17191c;color:#ffffff;text-decoration:none">${text(button.label)}</a></p>`
      : '',
    ...small.map((line) => `<p style="margin:16px 0 0;color:#4c5158;font-size:14px">${text(line)}</p>`),
  ].join('');
  return `<!doctype html><html lang="${text(site.language)}"><head><meta charset="utf-8"><title>${text(letter.subject)}</title></head><body style="margin:0;background:#fbfaf7;color:#17191c;font:16px/1.5 Georgia,serif"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;text-align:left"><tr><td>${parts}</td></tr></table></td></tr></table></body></html>`;
}
