import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface MemberPlanTables {
  member_pass: PlanMembershipTable;
}

interface PlanMembershipTable {
  siteId: string;
  id: string;
  siteUserId: string;
  productId: string;
  title: string;
  orderId: string;
  orderLineId: string;
  subscriptionId: string | null;
  endsAt: Date | null;
  endReason: string | null;
  createdAt: Generated<Date>;
}
