import { emailLength } from '@veranda/domain/mail/email-address';
import { allMailKinds } from '@veranda/domain/mail/mail-kinds';
import { maxOverrideLength } from '@veranda/domain/mail/overrides';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

// No control characters beside the end of a line.
const Line = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000-\\u001f\\u007f]*$' });
const Lines = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^[^\\u0000-\\u0009\\u000b\\u000c\\u000e-\\u001f\\u007f]*$' });
const orNull = <S extends ReturnType<typeof Type.String>>(text: S) =>
  Type.Union([text, Type.Null()], { description: 'Null for the text of the site’s language.' });

/** Texts that an owner writes of a kind of mail; `{name}` stands for a placeholder of the kind. */
export const MailOverrides = Type.Object(
  {
    subject: orNull(Line(maxOverrideLength.subject)),
    intro: orNull(Lines(maxOverrideLength.intro)),
    footer: orNull(Lines(maxOverrideLength.footer)),
  },
  { additionalProperties: false },
);
export type MailOverrides = Static<typeof MailOverrides>;

const Version = Type.String({ pattern: '^\\d{1,18}$', description: 'Opaque; given back when saving.' });

/** A kind of mail as its owner sees it. */
export const MailSetting = Type.Object({
  kind: Type.String(),
  group: Type.String(),
  enabled: Type.Boolean(),
  mayBeOff: Type.Boolean({ description: 'False: such mails are always sent.' }),
  placeholders: Type.Array(Type.String()),
  examples: Type.Record(Type.String(), Type.String(), { description: 'What a sample puts for each.' }),
  defaults: Type.Object({ subject: Type.String(), intro: Type.String(), footer: Type.String() }),
  words: MailOverrides,
  version: Version,
});
export type MailSetting = Static<typeof MailSetting>;

/** Sender of mails; empty for what stands. */
export const MailSender = Type.Object(
  { name: Line(100), replyTo: Line(emailLength.max) },
  { additionalProperties: false },
);
export type MailSender = Static<typeof MailSender>;

const SenderAnswer = Type.Object({
  sender: MailSender,
  defaults: MailSender,
  version: Version,
});
export type SenderAnswer = Static<typeof SenderAnswer>;

const read = { kind: 'member', area: ['orders', 'settings'], level: 'read' } as const;
const write = { kind: 'member', area: ['orders', 'settings'], level: 'write' } as const;
const KindParams = Type.Object({
  ...SiteParams.properties,
  kind: Type.String({ maxLength: Math.max(...allMailKinds.map((kind) => kind.length)) }),
});

/** Every mail of the site with what the owner has made of it. */
export const listMailSettings = endpoint({
  name: 'list-mail-settings',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/commerce/mail-settings',
  access: read,
  params: SiteParams,
  response: Type.Object({
    mailSettings: Type.Array(MailSetting),
    sender: SenderAnswer,
  }),
  crumb: 'none',
});

/** Saves the texts and the switch of a kind; they hold at once. */
export const saveMailSetting = endpoint({
  name: 'save-mail-setting',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/commerce/mail-settings/:kind',
  access: write,
  params: KindParams,
  body: Type.Object(
    { words: MailOverrides, enabled: Type.Boolean(), version: Version },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ mailSetting: MailSetting }),
  crumb: 'required',
});

/**
 * A mail with made-up content in texts that are not saved yet; what is left out is the text of the language.
 * It changes nothing, and so leaves no entry. A form that asks for HTML gets the mail itself, for a frame.
 */
export const previewMail = endpoint({
  name: 'preview-mail',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/commerce/mail-settings/:kind/preview',
  access: read,
  params: KindParams,
  body: Type.Object(
    {
      subject: Type.Optional(Line(maxOverrideLength.subject)),
      intro: Type.Optional(Lines(maxOverrideLength.intro)),
      footer: Type.Optional(Lines(maxOverrideLength.footer)),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  response: Type.Object({ subject: Type.String(), html: Type.String(), text: Type.String() }),
  crumb: 'required',
  recorded: false,
});

/** Sends such a mail to whoever asks for it. */
export const sendTestMail = endpoint({
  name: 'send-test-mail',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/commerce/mail-settings/:kind/test',
  access: write,
  params: KindParams,
  body: Type.Object({ words: MailOverrides }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ to: Type.String() }),
  crumb: 'required',
  rateLimit: 'test-mail',
});

/** Saves who mails come from and where replies go. */
export const saveMailSender = endpoint({
  name: 'save-mail-sender',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/commerce/mail-sender',
  access: write,
  params: SiteParams,
  body: Type.Object({ sender: MailSender, version: Version }, { additionalProperties: false }),
  bodyKind: 'json',
  response: SenderAnswer,
  crumb: 'required',
});
