import { type AuditEntry, listAuditEntries } from '@veranda/contracts/audit';
import { findEntries, type AuditRecord } from '@veranda/db/audit/reader';
import { visibleEntries } from '@veranda/domain/audit/visible-entries';
import type { Deps } from '../../services/deps.ts';
import { memberOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';

const perPage = 100;

/** The audit log of a site. */
export function auditRoutes(deps: Deps): Route[] {
  return [
    route(listAuditEntries, async (call) => {
      const siteId = siteOf(call).id;
      const { before } = call.query;
      const query = {
        before: before === undefined ? null : BigInt(before),
        area: visibleEntries(memberOf(call)) === 'all' ? null : 'billing',
        limit: perPage,
      };
      const rows = await deps.db.forSite(siteId, (tx) => findEntries(tx, query), { readOnly: true });
      const last = rows.length === perPage ? rows.at(-1) : undefined;
      return { entries: rows.map(present), nextBefore: last ? String(last.seq) : null };
    }),
  ];
}

function present(row: AuditRecord): AuditEntry {
  const { actor, role, ip, action, area, subject } = row;
  return {
    number: String(row.seq),
    at: row.at.toISOString(),
    actor,
    role,
    ip,
    action,
    area,
    subject,
    before: hex(row.beforeHash),
    after: hex(row.afterHash),
    hash: hex(row.hash) ?? '',
  };
}

function hex(bytes: Uint8Array | null): string | null {
  return bytes && Buffer.from(bytes).toString('hex');
}
