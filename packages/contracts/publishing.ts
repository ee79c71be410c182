import { changedAspects } from '@veranda/domain/publishing/changes';
import { findingCodes } from '@veranda/domain/publishing/checks/finding';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { oneOf } from './one-of.ts';
import { SiteParams } from './sites.ts';

/** An immutable revision of the site. */
export const RevisionCard = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  note: Type.String(),
  createdAt: Type.String(),
  author: Type.String({ description: 'Email address of who published it; empty for the platform.' }),
  live: Type.Boolean(),
});
export type RevisionCard = Static<typeof RevisionCard>;

/** A document by its kind and id. */
const DocumentRef = Type.Object(
  { kind: Type.String({ maxLength: 20 }), id: Type.String({ format: 'uuid' }) },
  { additionalProperties: false },
);

const Published = Type.Object({ revision: RevisionCard, url: Type.String() });

/**
 * Makes a revision of the draft, or of chosen documents of it and what they need, and switches visitors to it in
 * one step; refused where nothing has changed.
 */
export const publishSite = endpoint({
  name: 'publish-site',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/publish',
  access: { kind: 'member', area: 'pages', level: 'publish' },
  params: SiteParams,
  body: Type.Object(
    {
      note: Type.Optional(Type.String({ maxLength: 200 })),
      documents: Type.Optional(Type.Array(DocumentRef, { minItems: 1, maxItems: 1000 })),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Published,
  crumb: 'required',
});

/** Takes the site off the net; nothing is deleted. */
export const unpublishSite = endpoint({
  name: 'unpublish-site',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/unpublish',
  access: { kind: 'member', area: 'pages', level: 'publish' },
  params: SiteParams,
  response: Type.Object({ published: Type.Literal(false) }),
  crumb: 'required',
});

export const listRevisions = endpoint({
  name: 'list-revisions',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/revisions',
  access: { kind: 'member', area: 'pages', level: 'read' },
  params: SiteParams,
  response: Type.Object({ revisions: Type.Array(RevisionCard) }),
  crumb: 'none',
});

/** Goes back (or forward) to a revision that exists: visitors see it at once, the draft stays as it is. */
export const switchRevision = endpoint({
  name: 'switch-revision',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/revisions/:revision/publish',
  access: { kind: 'member', area: 'pages', level: 'publish' },
  params: Type.Object({ site: Type.String({ format: 'uuid' }), revision: Type.String({ format: 'uuid' }) }),
  response: Published,
  crumb: 'required',
});

const Count = Type.Integer({ minimum: 0 });

/** A document that the next publication changes. */
export const PublishingChange = Type.Object({
  ...DocumentRef.properties,
  title: Type.String(),
  url: Type.String({ description: 'Address of a page or an item; empty for everything else.' }),
  change: oneOf(['added', 'changed', 'removed', 'moved']),
  blocks: Type.Object({ added: Count, changed: Count, moved: Count, removed: Count }),
  aspects: Type.Array(oneOf(changedAspects)),
  needs: Type.Array(
    Type.Object({
      ...DocumentRef.properties,
      title: Type.String(),
      reason: oneOf(['form', 'collection', 'home', 'address']),
    }),
    { description: 'Documents that go along, since it cannot be published without them.' },
  ),
});
export type PublishingChange = Static<typeof PublishingChange>;

/** Documents that the next publication changes, and pages and items that wait as drafts. */
export const getPublishingChanges = endpoint({
  name: 'get-publishing-changes',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/publishing/changes',
  access: { kind: 'member', area: 'pages', level: 'read' },
  params: SiteParams,
  response: Type.Object({
    changes: Type.Array(PublishingChange),
    drafts: Type.Array(
      Type.Object({ ...DocumentRef.properties, title: Type.String(), status: Type.String() }),
    ),
  }),
  crumb: 'none',
});

/** Something that visitors would stumble over. */
export const PublishingFinding = Type.Object({
  code: oneOf(findingCodes),
  place: Type.Object({
    kind: Type.String({ description: 'page, item or site' }),
    id: Type.String(),
    title: Type.String(),
  }),
  blockId: Type.Union([Type.String(), Type.Null()]),
  sectionId: Type.Union([Type.String(), Type.Null()]),
  value: Type.String({ description: 'What the sentence names: an address, a file, a figure.' }),
  repair: Type.Union([
    Type.Array(Type.Object({ name: Type.String(), args: Type.Record(Type.String(), Type.Unknown()) })),
    Type.Null(),
  ]),
});
export type PublishingFinding = Static<typeof PublishingFinding>;

/** The check list over the draft. */
export const getPublishingChecks = endpoint({
  name: 'get-publishing-checks',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/publishing/checks',
  access: { kind: 'member', area: 'pages', level: 'read' },
  params: SiteParams,
  response: Type.Object({ findings: Type.Array(PublishingFinding) }),
  crumb: 'none',
});

/** A publication that is due at a moment, or was. */
export const Schedule = Type.Object({
  id: Type.String(),
  at: Type.String({ description: 'Local time of the site: 2026-03-31T09:00.' }),
  timeZone: Type.String(),
  dueAt: Type.String(),
  state: oneOf(['waiting', 'done', 'failed', 'cancelled']),
  titles: Type.Array(Type.String()),
  documents: Type.Array(DocumentRef),
  note: Type.String(),
  author: Type.String({ description: 'Email address of who has scheduled it.' }),
  createdAt: Type.String(),
  problem: Type.String({ description: 'Why it failed, in a sentence; empty for any other.' }),
});
export type Schedule = Static<typeof Schedule>;

const LocalTime = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$' });
const ScheduleParams = Type.Object({
  site: Type.String({ format: 'uuid' }),
  schedule: Type.String({ format: 'uuid' }),
});

export const listSchedules = endpoint({
  name: 'list-schedules',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/publishing/schedules',
  access: { kind: 'member', area: 'pages', level: 'read' },
  params: SiteParams,
  response: Type.Object({ schedules: Type.Array(Schedule), timeZone: Type.String() }),
  crumb: 'none',
});

/** Keeps documents as they are now, with what they need, to be published at a time of the site's zone. */
export const createSchedule = endpoint({
  name: 'create-schedule',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/publishing/schedules',
  access: { kind: 'member', area: 'pages', level: 'publish' },
  params: SiteParams,
  body: Type.Object(
    {
      at: LocalTime,
      documents: Type.Array(DocumentRef, { minItems: 1, maxItems: 1000 }),
      note: Type.Optional(Type.String({ maxLength: 200 })),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ schedule: Schedule }),
  crumb: 'required',
});

/** Another time for one that waits. */
export const changeSchedule = endpoint({
  name: 'change-schedule',
  host: 'studio',
  method: 'PATCH',
  path: '/api/studio/sites/:site/publishing/schedules/:schedule',
  access: { kind: 'member', area: 'pages', level: 'publish' },
  params: ScheduleParams,
  body: Type.Object({ at: LocalTime }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ schedule: Schedule }),
  crumb: 'required',
});

export const cancelSchedule = endpoint({
  name: 'cancel-schedule',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/publishing/schedules/:schedule',
  access: { kind: 'member', area: 'pages', level: 'publish' },
  params: ScheduleParams,
  response: Type.Object({ schedule: Schedule }),
  crumb: 'required',
});

/** What somebody who writes drafts alone wants to change on a page or an item. */
export const Proposal = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  documentId: Type.String(),
  title: Type.String(),
  author: Type.String({ description: 'Email address of who has begun it.' }),
  state: oneOf(['open', 'review', 'sent-back', 'accepted']),
  note: Type.String({ description: 'From its author.' }),
  answer: Type.String({ description: 'From whoever has accepted it or sent it back.' }),
  seq: Type.Integer({ description: 'Number of its transactions; it is accepted as it was looked at.' }),
  blocks: Type.Object({ added: Count, changed: Count, moved: Count, removed: Count }),
  fields: Type.Integer({ minimum: 0, description: 'Number of fields of an item that it changes.' }),
  askedAt: Type.Union([Type.String(), Type.Null()]),
});
export type Proposal = Static<typeof Proposal>;

const ProposalParams = Type.Object({
  site: Type.String({ format: 'uuid' }),
  proposal: Type.String({ format: 'uuid' }),
});
const Note = Type.String({ maxLength: 1000 });

export const listProposals = endpoint({
  name: 'list-proposals',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/publishing/proposals',
  access: { kind: 'member', area: 'pages', level: 'read' },
  params: SiteParams,
  response: Type.Object({ proposals: Type.Array(Proposal) }),
  crumb: 'none',
});

/** Asks those who may publish to look at a proposal. */
export const askForReview = endpoint({
  name: 'ask-for-review',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/publishing/proposals/:proposal/review',
  access: { kind: 'member', area: 'pages', level: 'draft' },
  params: ProposalParams,
  body: Type.Object({ note: Note }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ proposal: Proposal }),
  crumb: 'required',
});

/** Makes a proposal ordinary changes of the draft, as it was looked at. */
export const acceptProposal = endpoint({
  name: 'accept-proposal',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/publishing/proposals/:proposal/accept',
  access: { kind: 'member', area: 'pages', level: 'publish' },
  params: ProposalParams,
  body: Type.Object(
    { seq: Type.Integer({ minimum: 0 }), note: Type.Optional(Note) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({
    refused: Type.Integer({ description: 'Transactions that the draft has no place for any more.' }),
  }),
  crumb: 'required',
});

/** Sends a proposal back to its author with a note. */
export const sendBackProposal = endpoint({
  name: 'send-back-proposal',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/publishing/proposals/:proposal/send-back',
  access: { kind: 'member', area: 'pages', level: 'publish' },
  params: ProposalParams,
  body: Type.Object({ note: Note }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ proposal: Proposal }),
  crumb: 'required',
});
