import type { CertificateProblem } from '@veranda/domain/custom-domains/certificate-states';

/** What a domain has to answer at `/.well-known/acme-challenge/<token>` over plain http while its certificate is ordered. */
interface Challenge {
  readonly token: string;
  readonly answer: string;
}

export interface CertificateOrder {
  /** In lower case and ASCII, without a port. */
  readonly host: string;
  /** PEM of the key of the installation's account. */
  readonly accountKey: string;
  /** Told what the domain has to answer before the authority asks it, and null when it has. */
  readonly publish: (challenge: Challenge | null) => Promise<void>;
}

/** Result of an order. */
export type CertificateAnswer =
  | {
      readonly kind: 'issued';
      /** PEM, the host's own certificate first. */
      readonly chain: string;
      /** PEM of its private key. */
      readonly key: string;
      readonly expiresAt: Date;
    }
  | {
      readonly kind: 'failed';
      readonly problem: CertificateProblem;
      /** Milliseconds that the authority wants to be left alone; 0 where it says none. */
      readonly retryAfter: number;
      /** For the log: in the words of the authority. */
      readonly detail: string;
    };

/** An authority that issues certificates for hosts that answer it over http. */
export interface Certificates {
  /** Address by which its accounts are kept apart from those of others. */
  readonly directory: string;
  /** Takes seconds to minutes. Never throws for what the authority does. */
  order(order: CertificateOrder): Promise<CertificateAnswer>;
}
