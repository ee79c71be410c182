import * as calls from '@veranda/contracts/notifications';
import { isRefusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { previewMail } from './preview-mail.ts';
import { readNotifications } from './read-notifications.ts';
import { saveNotification } from './save-notification.ts';
import { saveSender } from './save-sender.ts';
import { sendTestMail } from './send-test-mail.ts';

/** Routes for the owner's settings of a site's mails. */
export function notificationRoutes(deps: Deps): Route[] {
  return [
    route(calls.listNotifications, async (call) => readNotifications(deps, siteOf(call))),
    route(calls.saveNotification, async (call) => {
      const { words: overrides, enabled, version } = call.body;
      const settings = { kind: call.params.kind, overrides, enabled, version };
      const notification = await saveNotification(deps, siteOf(call), settings);
      return isRefusal(notification) ? notification : { notification };
    }),
    route(calls.previewNotification, async (call) => previewMail(deps, siteOf(call), call)),
    route(calls.testNotification, async (call) => {
      const { kind } = call.params;
      return sendTestMail(deps, siteOf(call), { kind, words: call.body.words, to: accountOf(call).email });
    }),
    route(calls.saveMailSender, async (call) => saveSender(deps, siteOf(call), call.body)),
  ];
}
