import type { CertificateProblem } from '@veranda/domain/custom-domains/certificate-states';
import type { DomainProblem, DomainState } from '@veranda/domain/custom-domains/domain-states';
import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface CustomDomainTables {
  customDomain: CustomDomainTable;
  domainCertificate: DomainCertificateTable;
  acmeAccount: AcmeAccountTable;
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

interface DomainCertificateTable {
  siteId: string;
  domainId: string;
  chain: string | null;
  keySealed: Uint8Array | null;
  expiresAt: Date | null;
  problem: CertificateProblem | null;
  failures: Generated<number>;
  nextAt: Date;
  challengeToken: string | null;
  challengeAnswer: string | null;
}

interface AcmeAccountTable {
  directory: string;
  keySealed: Uint8Array;
  createdAt: Generated<Date>;
}
