import { emailLength } from '@veranda/domain/mail/email-address';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

const account = { kind: 'account' } as const;
const Done = Type.Object({ done: Type.Literal(true) });

/** The account of a person with its settings, as they see it themselves. */
export const AccountSettings = Type.Object({
  email: Type.String(),
  isEmailConfirmed: Type.Boolean(),
  pendingEmail: Type.Union([Type.String(), Type.Null()], {
    description: 'Address that the account changes to once both have confirmed.',
  }),
  isPendingConfirmedHere: Type.Boolean({ description: 'The present address has confirmed the change.' }),
  isPendingConfirmedThere: Type.Boolean({ description: 'The new address has confirmed the change.' }),
  name: Type.String(),
  pictureUrl: Type.Union([Type.String(), Type.Null()]),
  timeZone: Type.String({ description: 'IANA; empty for that of the device.' }),
  twoFactor: Type.Boolean(),
  recoveryCodesLeft: Type.Integer(),
});
export type AccountSettings = Static<typeof AccountSettings>;

export const getAccount = endpoint({
  name: 'get-account',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/account',
  access: account,
  response: AccountSettings,
  crumb: 'none',
});

/** Saves the name and the time zone that dates and times of the studio are in. */
export const saveProfile = endpoint({
  name: 'save-profile',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/account/profile',
  access: account,
  body: Type.Object(
    { name: Type.String({ maxLength: 100 }), timeZone: Type.String({ maxLength: 60 }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: AccountSettings,
  crumb: 'required',
  recorded: false,
});

/** Takes a picture of the person, in the field `file`, in the place of the one before. */
export const savePicture = endpoint({
  name: 'save-picture',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/account/picture',
  access: account,
  bodyKind: 'multipart',
  bodyLimit: 20_000_000,
  response: AccountSettings,
  crumb: 'required',
  rateLimit: 'account-pictures',
  recorded: false,
});

export const deletePicture = endpoint({
  name: 'delete-picture',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/account/picture',
  access: account,
  response: AccountSettings,
  crumb: 'required',
  recorded: false,
});

/** A picture of a person, for people who are logged in; its key is random. */
export const showPicture = endpoint({
  name: 'show-picture',
  host: 'studio',
  method: 'GET',
  path: '/account-pictures/:key',
  access: account,
  params: Type.Object({ key: Type.String({ maxLength: 40 }) }),
  response: Type.Unknown(),
  crumb: 'none',
});

/** Asks for another e-mail address: it changes once the link of a mail to each of the two was opened. */
export const askForEmailChange = endpoint({
  name: 'ask-for-email-change',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/account/email',
  access: account,
  body: Type.Object(
    { email: Type.String({ minLength: 1, maxLength: emailLength.max }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: AccountSettings,
  crumb: 'required',
  rateLimit: 'account-mails',
  asksLoginAgain: true,
  recorded: false,
});

/** Gives a change of the e-mail address up; its links stop working. */
export const cancelEmailChange = endpoint({
  name: 'cancel-email-change',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/account/email',
  access: account,
  response: AccountSettings,
  crumb: 'required',
  recorded: false,
});

/** Sends the welcome mail again, with the link that confirms the address. */
export const resendWelcome = endpoint({
  name: 'resend-welcome',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/account/welcome',
  access: account,
  body: Type.Object({}, { additionalProperties: false }),
  bodyKind: 'json',
  response: Done,
  crumb: 'required',
  rateLimit: 'account-mails',
  recorded: false,
});

/** Confirms an address by the link of a mail: that of a new account, or one of the two of a change. */
export const confirmEmail = endpoint({
  name: 'confirm-email',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/session/email',
  access: { kind: 'anonymous' },
  body: Type.Object(
    { token: Type.String({ minLength: 1, maxLength: 200 }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({
    outcome: Type.Union([Type.Literal('confirmed'), Type.Literal('other-missing'), Type.Literal('changed')]),
    email: Type.String({ description: 'The address that is confirmed, or that is missing.' }),
  }),
  crumb: 'required',
  rateLimit: 'invitation-links',
});

const AccountSession = Type.Object({
  id: Type.String(),
  isCurrent: Type.Boolean(),
  device: Type.String({ description: 'Browser and system, as far as the browser tells; may be empty.' }),
  ip: Type.String(),
  createdAt: Type.String(),
  seenAt: Type.String(),
});
export type AccountSession = Static<typeof AccountSession>;
const Sessions = Type.Object({ sessions: Type.Array(AccountSession) });

/** Where the account is logged in, the one that asks first. */
export const listSessions = endpoint({
  name: 'list-sessions',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/account/sessions',
  access: account,
  response: Sessions,
  crumb: 'none',
});

/** Ends one session. */
export const endSession = endpoint({
  name: 'end-session',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/account/sessions/:session',
  access: account,
  params: Type.Object({ session: Type.String({ format: 'uuid' }) }),
  response: Sessions,
  crumb: 'required',
  recorded: false,
});

/** Ends every session but the one that asks. */
export const endOtherSessions = endpoint({
  name: 'end-other-sessions',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/account/sessions',
  access: account,
  response: Sessions,
  crumb: 'required',
  recorded: false,
});

/** Code of an authenticator app (six digits), or a recovery code. */
const SecondFactor = Type.String({ minLength: 1, maxLength: 20 });

/** Makes a secret for an authenticator app; nothing changes until a code of it was sent. */
export const startTwoFactor = endpoint({
  name: 'start-two-factor',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/account/two-factor',
  access: account,
  body: Type.Object({}, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({
    secret: Type.String({ description: 'Base32, for typing.' }),
    uri: Type.String({ description: 'otpauth://…, for a QR code.' }),
  }),
  crumb: 'required',
  asksLoginAgain: true,
  recorded: false,
});

const RecoveryCodes = Type.Object({
  recoveryCodes: Type.Array(Type.String(), { description: 'Each works once; shown now and never again.' }),
});

/** Turns two-factor authentication on with a first code of the app. */
export const turnOnTwoFactor = endpoint({
  name: 'turn-on-two-factor',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/account/two-factor',
  access: account,
  body: Type.Object({ code: SecondFactor }, { additionalProperties: false }),
  bodyKind: 'json',
  response: RecoveryCodes,
  crumb: 'required',
  asksLoginAgain: true,
  recorded: false,
});

/** Turns it off with a code. */
export const turnOffTwoFactor = endpoint({
  name: 'turn-off-two-factor',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/account/two-factor/off',
  access: account,
  body: Type.Object({ code: SecondFactor }, { additionalProperties: false }),
  bodyKind: 'json',
  response: AccountSettings,
  crumb: 'required',
  asksLoginAgain: true,
  recorded: false,
});

/** Makes new recovery codes with a code of the app; those before stop working. */
export const renewRecoveryCodes = endpoint({
  name: 'renew-recovery-codes',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/account/two-factor/recovery-codes',
  access: account,
  body: Type.Object({ code: SecondFactor }, { additionalProperties: false }),
  bodyKind: 'json',
  response: RecoveryCodes,
  crumb: 'required',
  asksLoginAgain: true,
  recorded: false,
});

const SiteNames = Type.Array(Type.Object({ id: Type.String(), title: Type.String() }));

/** Sites that an account owns, and those that it works on: what deleting it would mean. */
export const getAccountDeletion = endpoint({
  name: 'get-account-deletion',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/account/deletion',
  access: account,
  response: Type.Object({ owned: SiteNames, others: SiteNames }),
  crumb: 'none',
});

/** Deletes the account for good; refused while it owns a site. */
export const deleteAccount = endpoint({
  name: 'delete-account',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/account/deletion',
  access: account,
  body: Type.Object(
    { email: Type.String({ maxLength: emailLength.max, description: 'Its address, typed once more.' }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ xsrfToken: Type.String() }),
  crumb: 'required',
  asksLoginAgain: true,
  recorded: false,
});
