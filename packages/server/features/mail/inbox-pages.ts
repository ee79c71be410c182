import type { KeptMail } from '../../platform/mail/mailer.ts';

/** The list of the local inbox. */
export function inboxPage(mails: readonly KeptMail[]): string {
  const rows = mails
    .map(
      (mail) =>
        `<li><a href="/_mail/${mail.name}"><strong>${text(mail.subject)}</strong><span>${text(mail.from)} to ${text(mail.to)}</span><time datetime="${text(mail.at)}">${text(mail.at.slice(0, 16).replace('T', ' '))} UTC</time></a></li>`,
    )
    .join('');
  const list =
    rows === ''
      ? '<p class="empty">No mail yet. Place an order in a demo shop and its confirmation lands here.</p>'
      : `<ul>${rows}</ul>`;
  return document(
    'Mail',
    `<h1>Mail</h1><p class="lead">Mail that would have been sent. This page exists on a developer’s machine only.</p>${list}`,
  );
}

/** One mail of the inbox. */
export function mailPage(mail: KeptMail): string {
  return document(
    mail.subject,
    `<p><a href="/_mail">All mail</a></p><h1>${text(mail.subject)}</h1><p class="lead">${text(mail.from)} to ${text(mail.to)}</p><iframe title="The mail as it looks" src="/_mail/${mail.name}/html" sandbox></iframe><h2>Plain text</h2><pre>${text(mail.text)}</pre>`,
  );
}

function document(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text(title)} – Veranda mail</title><link rel="stylesheet" href="/_mail/inbox.css"></head><body><main>${body}</main></body></html>`;
}

function text(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export const inboxCss = `*{box-sizing:border-box}body{margin:0;background:#fbfaf7;color:#17191c;font:16px/1.5 system-ui,sans-serif}main{max-width:760px;margin:0 auto;padding:48px 20px}h1{font-size:32px;line-height:40px;letter-spacing:-.02em;margin:0 0 4px}h2{font-size:16px;margin:32px 0 8px}.lead{color:#4c5158;margin:0 0 24px}a{color:#0b6e69}ul{list-style:none;margin:0;padding:0;border-top:1px solid #e2ded5}li a{display:grid;grid-template-columns:1fr auto;gap:0 16px;padding:14px 4px;border-bottom:1px solid #e2ded5;text-decoration:none;color:inherit}li a:hover{background:#f3f1ec}li span{color:#4c5158;font-size:14px;grid-row:2}time{color:#4c5158;font-size:14px;font-variant-numeric:tabular-nums}iframe{width:100%;height:70vh;border:1px solid #e2ded5;border-radius:10px;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f3f1ec;border-radius:10px;padding:16px;font:14px/1.5 ui-monospace,monospace}.empty{padding:48px 0;color:#4c5158}:focus-visible{outline:2px solid #0b6e69;outline-offset:2px}`;
