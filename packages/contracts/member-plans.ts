import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { NumberedPaging } from './list-query.ts';
import { SiteParams } from './sites.ts';

const Id = Type.String({ format: 'uuid' });

/** A plan of the catalogue: what it costs, who may enter by it, and the pages that it opens. */
export const MemberPlan = Type.Object({
  id: Type.String(),
  title: Type.String(),
  state: Type.String(),
  phrase: Type.String({ description: 'What it costs and how often, ready to be shown.' }),
  members: Type.Integer({ description: 'Members who may enter by it now.' }),
  pages: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })),
});
export type MemberPlan = Static<typeof MemberPlan>;

/** A membership of somebody. Times are ISO 8601, empty for none. */
export const Membership = Type.Object({
  id: Type.String(),
  email: Type.String({ description: 'Empty for a member who was erased.' }),
  productId: Type.String(),
  title: Type.String(),
  startedAt: Type.String(),
  endsAt: Type.String(),
  endReason: Type.String(),
  isActive: Type.Boolean(),
  orderId: Type.String(),
  subscriptionId: Type.String({ description: 'Empty for one that was paid once.' }),
});
export type Membership = Static<typeof Membership>;

const read = { kind: 'member', area: 'orders', level: 'read' } as const;
const write = { kind: 'member', area: 'orders', level: 'write' } as const;

/** The plans of a site by title; `pages` are those of the draft. */
export const listMemberPlans = endpoint({
  name: 'list-member-plans',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/member-plans',
  access: { kind: 'member', area: 'products', level: 'read' },
  params: SiteParams,
  response: Type.Object({ plans: Type.Array(MemberPlan) }),
  crumb: 'none',
});

/** The newest first. `search` looks in the member’s e-mail. */
export const listMemberships = endpoint({
  name: 'list-memberships',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/memberships',
  access: read,
  params: SiteParams,
  query: Type.Object(
    {
      search: Type.Optional(Type.String({ maxLength: 200 })),
      plan: Type.Optional(Id),
      status: Type.Optional(Type.Union([Type.Literal('active'), Type.Literal('ended')])),
      ...NumberedPaging,
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    memberships: Type.Array(Membership),
    total: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  }),
  crumb: 'none',
});

/** Ends a membership that was paid once, now; nothing is paid back by it. */
export const endMembership = endpoint({
  name: 'end-membership',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/memberships/:membership/end',
  access: write,
  params: Type.Object({ ...SiteParams.properties, membership: Id }),
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});
