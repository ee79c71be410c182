import type { Invariant, Violation } from '../invariants/invariant.ts';
import type { Database } from './database.ts';

/** What a run found. */
export interface InvariantReport {
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
  const sites = await database.global((trx) =>
    trx.selectFrom('website').select('id').orderBy('id').execute(),
  );
  const found = new Map<string, Violation[]>(invariants.map(({ id }) => [id, []]));
  const waiting = [...sites];
  const options = { isolation: 'repeatable read', readOnly: true, statementLimit } as const;
  const lanes = Array.from({ length: concurrentSites }, async () => {
    for (let site = waiting.shift(); site; site = waiting.shift()) {
      await database.forSite(
        site.id,
        async (trx) => {
          for (const { id, find } of invariants) found.get(id)?.push(...(await find(trx)));
        },
        options,
      );
    }
  });
  await Promise.all(lanes);
  const results = invariants.map(({ id, title }) => ({ id, title, violations: found.get(id) ?? [] }));
  return {
    ok: results.every(({ violations }) => violations.length === 0),
    sites: sites.length,
    invariants: results,
  };
}
