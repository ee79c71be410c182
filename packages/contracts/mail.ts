import Type from 'typebox';
import { endpoint } from './endpoint.ts';

const NameParams = Type.Object({ name: Type.String({ maxLength: 40 }) });

/** The local inbox of a developer's machine. */
export const showInbox = endpoint({
  name: 'show-inbox',
  host: 'studio',
  method: 'GET',
  path: '/_mail',
  access: { kind: 'anonymous' },
  response: Type.Unknown(),
  crumb: 'none',
});

/** One mail: its head, its HTML in a sandboxed frame, and its plain-text twin. */
export const showMail = endpoint({
  name: 'show-mail',
  host: 'studio',
  method: 'GET',
  path: '/_mail/:name',
  access: { kind: 'anonymous' },
  params: NameParams,
  response: Type.Unknown(),
  crumb: 'none',
});

/** The HTML of a mail alone. */
export const showMailHtml = endpoint({
  name: 'show-mail-html',
  host: 'studio',
  method: 'GET',
  path: '/_mail/:name/html',
  access: { kind: 'anonymous' },
  params: NameParams,
  response: Type.Unknown(),
  crumb: 'none',
});

/** The sheet of the pages above. */
export const getInboxSheet = endpoint({
  name: 'get-inbox-sheet',
  host: 'studio',
  method: 'GET',
  path: '/_mail/inbox.css',
  access: { kind: 'anonymous' },
  response: Type.Unknown(),
  crumb: 'none',
});
