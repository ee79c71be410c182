import {
  handleMismatchedPayment,
  listMismatchedPayments,
  type MismatchedPayment,
} from '@veranda/contracts/mismatched-payments';
import { countOpenMismatches, findMismatches, handleMismatch } from '@veranda/db/orders/mismatches';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isEntityId } from '@veranda/domain/entity-id';
import { formatForeignMoney, formatMoney } from '@veranda/domain/money/format';
import { refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import type { MismatchToTell } from '../../services/commerce/orders/tell-mismatch.ts';

const maxListed = 100;

/** Payments of another price, which no order shows since none was placed. */
export function mismatchRoutes(deps: Deps): Route[] {
  return [
    route(listMismatchedPayments, async (call) =>
      deps.db.forSite(siteOf(call).id, readMismatches, { readOnly: true }),
    ),
    route(handleMismatchedPayment, async (call) => {
      const { id: siteId } = siteOf(call);
      const { payment: id } = call.params;
      if (!isEntityId(id)) return refuse('unknown-mismatch');
      const by = { email: accountOf(call).email, at: new Date(deps.now()) };
      return deps.db.forSite(siteId, async (tx) =>
        (await handleMismatch(tx, id, by)) ? readMismatches(tx) : refuse('unknown-mismatch'),
      );
    }),
  ];
}

async function readMismatches(tx: SiteTransaction) {
  const rows = await findMismatches(tx, maxListed);
  return { payments: rows.map(present), open: await countOpenMismatches(tx) };
}

function present(row: Awaited<ReturnType<typeof findMismatches>>[number]): MismatchedPayment {
  // Older events do not say whether anything was taken.
  const detail = row.detail as Partial<MismatchToTell> | null;
  return {
    id: row.id,
    at: (row.foundAt ?? row.updatedAt).toISOString(),
    email: row.email,
    expected: formatMoney(row.amountMinor, row.currency, 'en-US'),
    reported: detail?.amountMinor
      ? formatForeignMoney(BigInt(detail.amountMinor), detail.currency ?? row.currency, 'en-US')
      : '',
    provider: row.provider,
    reference: row.reference ?? '',
    charged: detail?.takenMinor === undefined ? null : detail.takenMinor !== '0',
    refundRefused: row.refundFailure ?? '',
    testMode: row.testMode,
    handledAt: row.handledAt?.toISOString() ?? null,
    handledBy: row.handledBy ?? '',
  };
}
