import type { Database, SiteTransaction } from '@veranda/db/platform/database';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';

// Thrown inside a transaction only, since nothing else makes it roll back.
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Runs a change in a transaction of the site; when it ends in a refusal, everything it wrote is taken back.
 */
export async function transactionWithRefusal<T>(
  db: Pick<Database, 'forSite'>,
  siteId: string,
  change: (tx: SiteTransaction) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await db.forSite(siteId, async (tx) => {
      const result = await change(tx);
      if (isRefusal(result)) throw new Refused(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
