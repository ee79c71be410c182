import { emailLength } from '@veranda/domain/mail/email-address';
import Type, { type Static } from 'typebox';
import { Account, NewPassword, SignedIn } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const people = { kind: 'member', area: 'people', level: 'write' } as const;
const Roles = Type.Array(Type.Integer({ minimum: 0, maximum: 1000 }), {
  minItems: 1,
  maxItems: 20,
  description: 'Contributor role codes (storefront §6); several count together.',
});

/** Somebody who works on a site. */
export const Contributor = Type.Object({
  accountId: Type.String(),
  email: Type.String(),
  name: Type.String(),
  pictureUrl: Type.Union([Type.String(), Type.Null()]),
  roles: Type.Array(Type.Integer()),
  isOwner: Type.Boolean(),
  joinedAt: Type.String(),
});
export type Contributor = Static<typeof Contributor>;

/** An invitation that nobody has accepted or revoked. */
export const Invitation = Type.Object({
  id: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.Integer()),
  invitedBy: Type.String(),
  sentAt: Type.String(),
  expiresAt: Type.String(),
  isExpired: Type.Boolean(),
});
export type Invitation = Static<typeof Invitation>;

const People = Type.Object({ members: Type.Array(Contributor), invitations: Type.Array(Invitation) });

/** The contributors of a site, and who is invited. */
export const listMembers = endpoint({
  name: 'list-members',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/members',
  access: people,
  params: SiteParams,
  response: People,
  crumb: 'none',
});

/** Invites an address to roles that the caller holds; a mail with a link goes out. */
export const inviteMember = endpoint({
  name: 'invite-member',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/invitations',
  access: people,
  params: SiteParams,
  body: Type.Object(
    { email: Type.String({ minLength: 1, maxLength: emailLength.max }), roles: Roles },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: People,
  crumb: 'required',
  rateLimit: 'invitations',
  asksLoginAgain: true,
});

const InvitationParams = Type.Object({
  ...SiteParams.properties,
  invitation: Type.String({ format: 'uuid' }),
});

/** Sends the mail of an invitation again, with a new link; those before it stop working. */
export const resendInvitation = endpoint({
  name: 'resend-invitation',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/invitations/:invitation/mail',
  access: people,
  params: InvitationParams,
  body: Type.Object({}, { additionalProperties: false }),
  bodyKind: 'json',
  response: People,
  crumb: 'required',
  rateLimit: 'invitations',
  asksLoginAgain: true,
});

/** Revokes an invitation: its link stops working at once. */
export const revokeInvitation = endpoint({
  name: 'revoke-invitation',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/invitations/:invitation',
  access: people,
  params: InvitationParams,
  response: People,
  crumb: 'required',
});

const MemberParams = Type.Object({ ...SiteParams.properties, member: Type.String({ format: 'uuid' }) });

/** Sets the roles of a contributor, at once. */
export const changeMemberRoles = endpoint({
  name: 'change-member-roles',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/members/:member/roles',
  access: people,
  params: MemberParams,
  body: Type.Object({ roles: Roles }, { additionalProperties: false }),
  bodyKind: 'json',
  response: People,
  crumb: 'required',
  asksLoginAgain: true,
});

/** Ends the access of a contributor, at once. */
export const removeMember = endpoint({
  name: 'remove-member',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/members/:member',
  access: people,
  params: MemberParams,
  response: People,
  crumb: 'required',
  asksLoginAgain: true,
});

/** Hands the site over to another contributor; only the owner may, who stays as an admin. */
export const transferSite = endpoint({
  name: 'transfer-site',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/members/:member/ownership',
  access: people,
  params: MemberParams,
  body: Type.Object({}, { additionalProperties: false }),
  bodyKind: 'json',
  response: People,
  crumb: 'required',
  asksLoginAgain: true,
});

/** Ends one's own access to a site, whatever the roles are. */
export const leaveSite = endpoint({
  name: 'leave-site',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/account/memberships/:site',
  access: { kind: 'account' },
  params: SiteParams,
  response: Type.Object({ left: Type.Literal(true) }),
  crumb: 'required',
});

const Token = Type.String({ minLength: 1, maxLength: 200, description: 'Of the link in the mail.' });

/** The invitation of a link, for whoever has the link. */
export const readInvitation = endpoint({
  name: 'read-invitation',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/session/invitation',
  access: { kind: 'anonymous' },
  body: Type.Object({ token: Token }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({
    site: Type.String({ description: 'Title of the site.' }),
    host: Type.String({ description: 'Of the site.' }),
    email: Type.String(),
    roles: Type.Array(Type.Integer()),
    invitedBy: Type.String(),
    hasAccount: Type.Boolean({ description: 'Whether the address has an account to log in to.' }),
  }),
  crumb: 'required',
  rateLimit: 'invitation-links',
});

/** Accepts an invitation with the account that is signed in, which must be that of its address. */
export const acceptInvitation = endpoint({
  name: 'accept-invitation',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/account/memberships',
  access: { kind: 'account' },
  body: Type.Object({ token: Token }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ slug: Type.String({ description: 'Of the site.' }) }),
  crumb: 'required',
  rateLimit: 'invitation-links',
});

/** Accepts an invitation with a new account of its address, and signs in. */
export const joinByInvitation = endpoint({
  name: 'join-by-invitation',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/session/invitation/account',
  access: { kind: 'anonymous' },
  body: Type.Object(
    { token: Token, password: NewPassword, name: Type.Optional(Account.properties.name) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ ...SignedIn.properties, slug: Type.String({ description: 'Of the site.' }) }),
  crumb: 'required',
  rateLimit: 'sign-up',
});
