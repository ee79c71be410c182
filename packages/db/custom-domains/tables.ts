import type { DomainProblem, DomainState } from '@veranda/domain/custom-domains/domain-states';
import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface CustomDomainTables {
  customDomain: CustomDomainTable;
}

interface CustomDomainTable {
  siteId: string;
  id: string;
  host: string;
  token: string;
  state: DomainState;
  problem: DomainProblem | null;
  checkedAt: Date | null;
  createdAt: Generated<Date>;
}
