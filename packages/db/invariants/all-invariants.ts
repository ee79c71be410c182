import type { Invariant } from './invariant.ts';
import { tenantIntegrity } from './tenant-integrity.ts';

/** Every invariant that `npm run check-invariants` asks for. */
export const allInvariants: readonly Invariant[] = [tenantIntegrity];
