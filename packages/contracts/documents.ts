import { type DocumentKindKey, documentKindKeys } from '@veranda/domain/documents/document-kind';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { WireError } from './wire-error.ts';

/**
 * Transactions of one batch, edits of one transaction, and bytes of one batch as a browser cuts it. A larger body is still
 * read, so that a transaction that is too large is refused by its name and the others are taken.
 */
export const batchLimits = { transactions: 100, edits: 500, bytes: 2_000_000, bodyBytes: 3_000_000 } as const;

const Uuid = Type.String({ format: 'uuid' });

/**
 * A document by its kind, and by the id of its page, item or form; header, footer and navigation have the id
 * of their site.
 */
const DocumentParams = Type.Object({
  site: Uuid,
  kind: Type.Unsafe<DocumentKindKey>(Type.Union(documentKindKeys.map((key) => Type.Literal(key)))),
  document: Uuid,
});

const Edit = Type.Object(
  { name: Type.String({ maxLength: 40 }), args: Type.Record(Type.String(), Type.Unknown()) },
  { additionalProperties: false },
);

/**
 * A transaction as its author writes it; the arguments of each edit are checked by the schema of its name.
 */
export const SentTransaction = Type.Object(
  {
    id: Uuid,
    label: Type.String({ maxLength: 120, description: 'Told in undo, history and to others: Moved image.' }),
    edits: Type.Array(Edit, { minItems: 1, maxItems: batchLimits.edits }),
  },
  { additionalProperties: false },
);
export type SentTransaction = Static<typeof SentTransaction>;

/** A transaction as the log has it. */
export const LoggedTransaction = Type.Object({
  ...SentTransaction.properties,
  author: Type.String({ description: 'Id of the account; empty for the platform.' }),
  seq: Type.Integer({ minimum: 1 }),
});
export type LoggedTransaction = Static<typeof LoggedTransaction>;

const DocumentState = Type.Object({
  seq: Type.Integer({ minimum: 0, description: 'Transactions that the document is made of.' }),
  document: Type.Unknown({ description: 'By the kind: a page document, a form, a navigation.' }),
  logged: Type.Array(LoggedTransaction, { description: 'The log after `since`; empty without it.' }),
});

/**
 * The document as the log has made it, and the log after the transaction that its reader knows last: upon that
 * it can run again what it has not sent.
 */
export const getDocument = endpoint({
  name: 'get-document',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/documents/:kind/:document',
  access: { kind: 'member', area: ['pages', 'forms', 'design', 'products'], level: 'read' },
  params: DocumentParams,
  query: Type.Object({ since: Type.Optional(Type.Integer({ minimum: 0 })) }),
  response: DocumentState,
  crumb: 'none',
});

/**
 * Appends transactions, which were made upon the document of `base` and upon one another. Those with a known
 * id are not run again; those that cannot be run are refused, and the others stay untouched.
 */
export const sendTransactions = endpoint({
  name: 'send-transactions',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/documents/:kind/:document/transactions',
  access: { kind: 'member', area: ['pages', 'forms', 'design', 'products'], level: 'draft' },
  params: DocumentParams,
  body: Type.Object(
    {
      base: Type.Integer({ minimum: 0 }),
      transactions: Type.Array(SentTransaction, { minItems: 1, maxItems: batchLimits.transactions }),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  bodyLimit: batchLimits.bodyBytes,
  response: Type.Object({
    seq: Type.Integer(),
    logged: Type.Array(LoggedTransaction, {
      description: 'The log after `base`, those of the batch among it.',
    }),
    refused: Type.Array(Type.Object({ id: Uuid, error: WireError })),
  }),
  crumb: 'required',
  // The log itself says who changed what and when.
  recorded: false,
});

/** A person who has the document open, by the tab that they have it open in. */
export const Presence = Type.Object({
  client: Uuid,
  accountId: Type.String(),
  name: Type.String(),
  /** 0 to 7: a colour of the studio's palette of people. */
  colour: Type.Integer({ minimum: 0, maximum: 7 }),
  selection: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 60 }),
  /** The section that they are in; empty for none. */
  sectionId: Type.String({ maxLength: 64 }),
  /** Sections that they type in: others take them over before they edit them. */
  locked: Type.Array(Type.String({ maxLength: 64 })),
});
export type Presence = Static<typeof Presence>;

/** Proposal that a draft editor edits in place of a document, with the answer of its reviewer. */
export const Review = Type.Object({
  proposal: Type.String(),
  state: Type.Union([
    Type.Literal('open'),
    Type.Literal('review'),
    Type.Literal('sent-back'),
    Type.Literal('accepted'),
  ]),
  answer: Type.String(),
});
export type Review = Static<typeof Review>;

/**
 * Server-sent events of a document: `transactions` with a list of logged transactions, `presence` with
 * everybody who has it open, `review` with the review of a proposal, and `comments` with the news of its page
 * comments (`PageCommentNews`). After `review` has told that it was accepted, its reader connects again, to the
 * document as it is then. A client that has lost its connection asks again from the last sequence number that it has.
 */
export const watchDocument = endpoint({
  name: 'watch-document',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/documents/:kind/:document/events',
  access: { kind: 'member', area: ['pages', 'forms', 'design', 'products'], level: 'read' },
  params: DocumentParams,
  query: Type.Object({ from: Type.Integer({ minimum: 0 }) }),
  response: Type.Unknown(),
  crumb: 'none',
});

/**
 * Says that a tab has the document open and what is selected there; forgotten 15 seconds later. A section that it types
 * in is its own for ten seconds, unless somebody else types there already and is not taken over.
 */
export const sendPresence = endpoint({
  name: 'send-presence',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/documents/:kind/:document/presence',
  access: { kind: 'member', area: ['pages', 'forms', 'design', 'products'], level: 'read' },
  params: DocumentParams,
  body: Type.Object(
    {
      client: Uuid,
      selection: Presence.properties.selection,
      sectionId: Presence.properties.sectionId,
      typing: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 20 })),
      takesOver: Type.Optional(Type.Boolean()),
      isLeaving: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ present: Type.Boolean() }),
  crumb: 'required',
  recorded: false,
});

/** A version that can be looked at and gone back to. */
export const DocumentVersion = Type.Object({
  id: Uuid,
  kind: Type.Union([Type.Literal('published'), Type.Literal('automatic'), Type.Literal('named')]),
  name: Type.String(),
  seq: Type.Integer(),
  createdAt: Type.String(),
  author: Type.String({ description: 'Name of who made it; empty for the platform.' }),
});
export type DocumentVersion = Static<typeof DocumentVersion>;

/**
 * Versions from the newest: one every publish and those with a name, and one every ten minutes of work, which are
 * thinned after a day and kept 30 days.
 */
export const listVersions = endpoint({
  name: 'list-versions',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/documents/:kind/:document/versions',
  access: { kind: 'member', area: ['pages', 'forms', 'design', 'products'], level: 'read' },
  params: DocumentParams,
  response: Type.Object({ versions: Type.Array(DocumentVersion) }),
  crumb: 'none',
});

const VersionName = Type.String({ minLength: 1, maxLength: 80 });

/**
 * Keeps the document as it is now, under a name or as a version like the automatic ones. Where the newest version says
 * the same, that one stands for it.
 */
export const keepVersion = endpoint({
  name: 'keep-version',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/documents/:kind/:document/versions',
  access: { kind: 'member', area: ['pages', 'forms', 'design', 'products'], level: 'draft' },
  params: DocumentParams,
  body: Type.Object({ name: Type.Optional(VersionName) }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ version: DocumentVersion }),
  crumb: 'required',
});

const VersionParams = Type.Object({ ...DocumentParams.properties, version: Uuid });

/** Gives a version a name, under which it is kept for ever. */
export const nameVersion = endpoint({
  name: 'name-version',
  host: 'studio',
  method: 'PATCH',
  path: '/api/studio/sites/:site/documents/:kind/:document/versions/:version',
  access: { kind: 'member', area: ['pages', 'forms', 'design', 'products'], level: 'draft' },
  params: VersionParams,
  body: Type.Object({ name: VersionName }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ version: DocumentVersion }),
  crumb: 'required',
});

/** The document of a version. */
export const getVersion = endpoint({
  name: 'get-version',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/documents/:kind/:document/versions/:version',
  access: { kind: 'member', area: ['pages', 'forms', 'design', 'products'], level: 'read' },
  params: VersionParams,
  response: Type.Object({ version: DocumentVersion, document: Type.Unknown() }),
  crumb: 'none',
});

/** The document as visitors see it; null where they see none. */
export const getPublishedDocument = endpoint({
  name: 'get-published-document',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/documents/:kind/:document/published',
  access: { kind: 'member', area: ['pages', 'forms', 'design', 'products'], level: 'read' },
  params: DocumentParams,
  response: Type.Object({ document: Type.Unknown({ description: 'By the kind, or null.' }) }),
  crumb: 'none',
});
