import type { previewMail as previewMailCall } from '@veranda/contracts/mail-settings';
import { isRefusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Answer, accountOf, type Call } from '../../platform/http/route.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { renderSampleMail } from './render-sample-mail.ts';

type PreviewCall = Call<typeof previewMailCall>;

/** A mail with made-up content: its parts, or for a form the mail itself as it is in a frame. */
export async function previewMail(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  site: SiteEntry,
  call: PreviewCall,
): Promise<Answer<typeof previewMailCall>> {
  const { subject = null, intro = null, footer = null } = call.body;
  const mail = await renderSampleMail(deps, site, {
    kind: call.params.kind,
    overrides: { subject, intro, footer },
    id: 'preview',
    to: accountOf(call).email,
    isMarked: false,
  });
  if (isRefusal(mail)) return mail;
  if (!call.request.wantsHtml) return { subject: mail.subject, html: mail.html, text: mail.text };
  // Nothing in it can run, be sent or be followed within the studio; its pictures are the site's.
  const policy = `sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src ${site.origin} data:; frame-ancestors 'self'`;
  call.reply.header('content-security-policy', policy);
  return { kind: 'html', status: 200, html: mail.html };
}
