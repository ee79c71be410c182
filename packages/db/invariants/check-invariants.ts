import type { Invariant, Violation } from './invariant.ts';
import { findSiteIds } from '../sites/reader.ts';
import type { Database } from '../platform/database.ts';

/** Findings of a run. */
interface InvariantReport {
  readonly ok: boolean;
  readonly sites: number;
  readonly invariants: readonly {
    readonly id: string;
    readonly title: string;
    readonly violations: readonly Violation[];
  }[];
}

const statementLimit = 60_000;
const concurrentSites = 4;

/** Checks every invariant for every site, each site in one transaction that sees a single moment. */
export async function checkInvariants(
  database: Database,
  invariants: readonly Invariant[],
): Promise<InvariantReport> {
  const sites = await database.global((trx) => findSiteIds(trx));
  // By the rule itself: several rules may bear one number of the list.
  const violations = new Map<Invariant, Violation[]>(invariants.map((invariant) => [invariant, []]));
  const waiting = [...sites];
  const options = { isolation: 'repeatable read', readOnly: true, statementLimit } as const;
  const lanes = Array.from({ length: concurrentSites }, async () => {
    for (let site = waiting.shift(); site; site = waiting.shift()) {
      await database.forSite(
        site,
        async (trx) => {
          for (const invariant of invariants) violations.get(invariant)?.push(...(await invariant.find(trx)));
        },
        options,
      );
    }
  });
  await Promise.all(lanes);
  const results = invariants.map((invariant) => ({
    id: invariant.id,
    title: invariant.title,
    violations: violations.get(invariant) ?? [],
  }));
  return {
    ok: results.every(({ violations }) => violations.length === 0),
    sites: sites.length,
    invariants: results,
  };
}
