import * as calls from '@veranda/contracts/account-settings';
import { deletePicture, findPicture } from '@veranda/db/accounts/pictures';
import * as rows from '@veranda/db/accounts/settings';
import { deleteSessionsOfAccount } from '@veranda/db/accounts/writer';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { recordAccountAction } from '../../platform/audit/record-call.ts';
import { accountOf, type Call, type Route, route } from '../../platform/http/route.ts';
import { hashOf } from '../../platform/sessions/account-session.ts';
import { renewStudioCrumb } from '../../platform/sessions/sign-in.ts';
import type { Deps } from '../../services/deps.ts';
import {
  deleteAccount,
  readAccount,
  readSessions,
  saveProfile,
  sitesOfDeletion,
} from './account-settings.ts';
import { savePicture } from './picture.ts';
import { askForEmailChange, confirmEmail, enqueueWelcome } from './email-address.ts';
import { renewRecoveryCodes, startTwoFactor, turnOffTwoFactor, turnOnTwoFactor } from './two-factor.ts';

/** Settings of one's own studio account. */
export function settingsRoutes(deps: Deps): Route[] {
  return [...profileRoutes(deps), ...sessionRoutes(deps), ...twoFactorRoutes(deps), ...deletionRoutes(deps)];
}

type AccountCall = Pick<Call<never>, 'account' | 'member' | 'request'>;

async function accountAfter(deps: Deps, call: AccountCall, refused: Refusal | null) {
  return refused ?? readAccount(deps, accountOf(call).id);
}

function profileRoutes(deps: Deps): Route[] {
  return [
    route(calls.getAccount, (call) => readAccount(deps, accountOf(call).id)),
    route(calls.saveProfile, async (call) =>
      accountAfter(deps, call, await saveProfile(deps, accountOf(call).id, call.body)),
    ),
    ...pictureRoutes(deps),
    route(calls.askForEmailChange, async (call) => {
      const account = accountOf(call);
      const refused = await askForEmailChange(deps, account, call.body.email);
      if (refused) return refused;
      await recordAccountAction(deps, account, { action: 'ask-for-email-change', request: call.request });
      return readAccount(deps, account.id);
    }),
    route(calls.cancelEmailChange, async (call) => {
      await deps.db.global((tx) => rows.deleteEmailChange(tx, accountOf(call).id));
      return readAccount(deps, accountOf(call).id);
    }),
    route(calls.resendWelcome, async (call) => {
      await deps.db.global((tx) => enqueueWelcome(deps, tx, accountOf(call).id));
      return { done: true as const };
    }),
    route(calls.confirmEmail, (call) => confirmEmail(deps, call.body.token)),
  ];
}

function pictureRoutes(deps: Deps): Route[] {
  return [
    route(calls.savePicture, async (call) =>
      accountAfter(deps, call, await savePicture(deps, accountOf(call).id, call.files)),
    ),
    route(calls.deletePicture, async (call) => {
      await deps.db.global((tx) => deletePicture(tx, accountOf(call).id));
      return readAccount(deps, accountOf(call).id);
    }),
    route(calls.showPicture, async (call) => {
      const bytes = await deps.db.global((tx) => findPicture(tx, call.params.key));
      if (!bytes) return refuse('not-found');
      // Another picture has another address.
      call.reply.header('cache-control', 'private, max-age=31536000, immutable');
      return { kind: 'bytes', status: 200, type: 'image/webp', bytes };
    }),
  ];
}

function sessionRoutes(deps: Deps): Route[] {
  const sessions = (call: AccountCall) =>
    readSessions(deps, accountOf(call).id, call.request.cookies.adm ?? '');
  return [
    route(calls.listSessions, sessions),
    route(calls.endSession, async (call) => {
      const session = { accountId: accountOf(call).id, id: call.params.session };
      const isEnded = await deps.db.global((tx) => rows.deleteSessionOfAccount(tx, session));
      return isEnded ? sessions(call) : refuse('not-found');
    }),
    route(calls.endOtherSessions, async (call) => {
      const current = hashOf(call.request.cookies.adm ?? '');
      await deps.db.global((tx) => deleteSessionsOfAccount(tx, accountOf(call).id, current));
      return sessions(call);
    }),
  ];
}

function twoFactorRoutes(deps: Deps): Route[] {
  const sent = (call: { readonly body: { readonly code: string } } & AccountCall) => ({
    code: call.body.code,
    ip: call.request.ip,
  });
  return [
    route(calls.startTwoFactor, (call) => startTwoFactor(deps, accountOf(call))),
    route(calls.turnOnTwoFactor, async (call) => {
      const account = accountOf(call);
      const recoveryCodes = await turnOnTwoFactor(deps, account, sent(call));
      if (isRefusal(recoveryCodes)) return recoveryCodes;
      await recordAccountAction(deps, account, { action: 'turn-on-two-factor', request: call.request });
      return { recoveryCodes: [...recoveryCodes] };
    }),
    route(calls.turnOffTwoFactor, async (call) => {
      const account = accountOf(call);
      const refused = await turnOffTwoFactor(deps, account, sent(call));
      if (refused) return refused;
      await recordAccountAction(deps, account, { action: 'turn-off-two-factor', request: call.request });
      return readAccount(deps, account.id);
    }),
    route(calls.renewRecoveryCodes, async (call) => {
      const recoveryCodes = await renewRecoveryCodes(deps, accountOf(call), sent(call));
      return isRefusal(recoveryCodes) ? recoveryCodes : { recoveryCodes: [...recoveryCodes] };
    }),
  ];
}

function deletionRoutes(deps: Deps): Route[] {
  return [
    route(calls.getAccountDeletion, (call) => sitesOfDeletion(deps, accountOf(call).id)),
    route(calls.deleteAccount, async (call) => {
      const tell = () =>
        recordAccountAction(deps, accountOf(call), { action: 'delete-account', request: call.request });
      const refused = await deleteAccount(deps, accountOf(call), { typed: call.body.email, tell });
      if (refused) return refused;
      call.reply.clearCookie('adm');
      return { xsrfToken: renewStudioCrumb(deps, call, '') };
    }),
  ];
}
