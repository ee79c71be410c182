import * as calls from '@veranda/contracts/mail-settings';
import { isRefusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { previewMail } from './preview-mail.ts';
import { readMailSettings } from './read-mail-settings.ts';
import { saveMailSetting } from './save-mail-setting.ts';
import { saveSender } from './save-sender.ts';
import { sendTestMail } from './send-test-mail.ts';

/** Routes for the owner's settings of a site's mails. */
export function mailSettingRoutes(deps: Deps): Route[] {
  return [
    route(calls.listMailSettings, async (call) => readMailSettings(deps, siteOf(call))),
    route(calls.saveMailSetting, async (call) => {
      const { words: overrides, enabled, version } = call.body;
      const settings = { kind: call.params.kind, overrides, enabled, version };
      const mailSetting = await saveMailSetting(deps, siteOf(call), settings);
      return isRefusal(mailSetting) ? mailSetting : { mailSetting };
    }),
    route(calls.previewMail, async (call) => previewMail(deps, siteOf(call), call)),
    route(calls.sendTestMail, async (call) => {
      const { kind } = call.params;
      return sendTestMail(deps, siteOf(call), { kind, words: call.body.words, to: accountOf(call).email });
    }),
    route(calls.saveMailSender, async (call) => saveSender(deps, siteOf(call), call.body)),
  ];
}
