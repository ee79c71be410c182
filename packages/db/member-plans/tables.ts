import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface MemberPlanTables {
  member_pass: MemberPassTable;
}

interface MemberPassTable {
  website_id: string;
  id: string;
  site_user_id: string;
  product_id: string;
  title: string;
  order_id: string;
  order_line_id: string;
  subscription_id: string | null;
  ends_at: Date | null;
  end_reason: string | null;
  created_at: Generated<Date>;
}
