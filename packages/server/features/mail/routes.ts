import { getInboxSheet, showInbox, showMail, showMailHtml } from '@veranda/contracts/mail';
import { refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Call, type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import { inboxPage, mailPage } from './inbox-pages.ts';
import inboxCss from './inbox.css?raw';
import { mailSettingRoutes } from './mail-setting-routes.ts';

/** Routes for the owner's settings of mails, and for the local inbox of a developer's machine. */
export function mailRoutes(deps: Deps): Route[] {
  return [...mailSettingRoutes(deps), ...inboxRoutes(deps)];
}

function inboxRoutes(deps: Deps): Route[] {
  const inbox = deps.settings.development ? deps.mail.inbox : null;
  return [
    route(showInbox, async (call) =>
      inbox ? page(call, inboxPage(await inbox.list())) : refuse('not-found'),
    ),
    route(getInboxSheet, async () =>
      inbox
        ? { kind: 'bytes', status: 200, type: 'text/css; charset=utf-8', bytes: inboxCss }
        : refuse('not-found'),
    ),
    route(showMail, async (call) => {
      const mail = await inbox?.read(call.params.name);
      return mail ? page(call, mailPage(mail)) : refuse('not-found');
    }),
    route(showMailHtml, async (call) => {
      const mail = await inbox?.read(call.params.name);
      if (!mail) return refuse('not-found');
      call.reply.header(
        'content-security-policy',
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src * data:",
      );
      return { kind: 'html', status: 200, html: mail.html };
    }),
  ];
}

function page(call: Pick<Call<never>, 'reply'>, html: string): RawAnswer {
  call.reply.header(
    'content-security-policy',
    "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  return { kind: 'html', status: 200, html };
}
