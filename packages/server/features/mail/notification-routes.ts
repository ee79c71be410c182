import * as calls from '@veranda/contracts/notifications';
import { isRefusal } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import { accountOf, type Route, route, siteOf } from '../../platform/http/route.ts';
import { drawSample } from './draw-sample.ts';
import { readNotifications } from './read-notifications.ts';
import { saveNotification } from './save-notification.ts';
import { saveSender } from './save-sender.ts';
import { sendTestMail } from './send-test-mail.ts';

/** What the owner makes of the mails of a site. */
export function notificationRoutes(deps: Deps): Route[] {
  return [
    route(calls.listNotifications, async (call) => readNotifications(deps, siteOf(call))),
    route(calls.saveNotification, async (call) => {
      const given = { ...call.body, kind: call.params.kind };
      const notification = await saveNotification(deps, siteOf(call), given);
      return isRefusal(notification) ? notification : { notification };
    }),
    route(calls.previewNotification, async (call) => {
      const { kind } = call.params;
      const wanted = { kind, words: call.body.words, id: 'preview', to: accountOf(call).email };
      const mail = await drawSample(deps, siteOf(call), { ...wanted, isMarked: false });
      if (isRefusal(mail)) return mail;
      return { subject: mail.subject, html: mail.html, text: mail.text };
    }),
    route(calls.testNotification, async (call) => {
      const { kind } = call.params;
      return sendTestMail(deps, siteOf(call), { kind, words: call.body.words, to: accountOf(call).email });
    }),
    route(calls.saveMailSender, async (call) => saveSender(deps, siteOf(call), call.body)),
  ];
}
