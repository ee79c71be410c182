import type { ErrorTable } from './errors.ts';

export const customDomainErrors = {
  'domain-malformed': { status: 400 },
  'domain-not-yours': { status: 400 },
  'domain-there': { status: 409 },
  'too-many-domains': { status: 409 },
  'unknown-domain': { status: 404 },
  'domain-not-live': { status: 409 },
} as const satisfies ErrorTable;
