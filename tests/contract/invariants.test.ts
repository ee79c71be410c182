import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addShop, createShop, type Shop } from './checkout/shop.ts';

let beside: Shop;
let administrator: pg.Client;
const nowhere = '01900000-0000-7000-8000-00000000000b';

beforeAll(async () => {
  beside = await shopWithSale('beside');
  administrator = new pg.Client({ connectionString: beside.app.db.url });
  await administrator.connect();
});
afterAll(async () => {
  await administrator.end();
  await beside.close();
});

// One address signs up the owner of every shop.
beforeEach(() => beside.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

async function shopWithSale(slug: string): Promise<Shop> {
  const shop = slug === 'beside' ? await createShop(slug) : await addShop(beside.app, slug);
  await shop.setStock('MUG', 9);
  const [buyer, looker] = [await shop.shopper(), await shop.shopper()];
  await shop.add(buyer, 'MUG');
  await shop.complete(buyer, 1750);
  await shop.add(looker, 'MUG');
  return shop;
}

interface Damage {
  readonly id: string;
  readonly title: string;
  readonly hurt: string;
  readonly says: RegExp;
}

const mug = "(select id from variant where site_id = $1 and sku = 'MUG')";
const order = '(select id from orders where site_id = $1 and number = 1)';

const line = '(select id from order_line where site_id = $1 limit 1)';

/** One statement each that breaks what must hold, past every lock of the application. */
const damages: Damage[] = [
  {
    id: 'donations',
    title: 'a donation that something was added to',
    hurt: `update order_line set product_type = 6 where order_id = ${order}`,
    says: /is more than the donation/,
  },
  {
    id: 'memberships',
    title: 'a plan that was paid and opens nothing',
    hurt: `with plan as (update order_line set product_type = 5 where order_id = ${order})
      update orders set site_user_id = '${nowhere}' where id = ${order}`,
    says: /is paid, but has no pass/,
  },
  {
    id: 'memberships',
    title: 'a pass of an order that is canceled',
    hurt: `with pass as (insert into member_pass (site_id, id, site_user_id, product_id, title, order_id, order_line_id)
        values ($1, '${nowhere}', '${nowhere}', '${nowhere}', '', ${order}, ${line}))
      update orders set status = 'canceled' where id = ${order}`,
    says: /stands, but its order is canceled/,
  },
  {
    id: 'I1',
    title: 'stock that no movement explains',
    hurt: `update stock set on_hand = on_hand + 1 where variant_id = ${mug}`,
    says: /on hand, its ledger says/,
  },
  {
    id: 'I1',
    title: 'a reservation that nobody has',
    hurt: `update stock set reserved = 1 where variant_id = ${mug}`,
    says: /reserved, its reservations say/,
  },
  {
    id: 'I2',
    title: 'an order without lines',
    hurt: `delete from order_line where order_id = ${order}`,
    says: /has no lines/,
  },
  {
    id: 'I2',
    title: 'a line that does not multiply up',
    hurt: `update order_line set unit_minor = 1 where order_id = ${order}`,
    says: /does not multiply up/,
  },
  {
    id: 'I3',
    title: 'an order without its money',
    hurt: `update payment set captured_minor = 0 where order_id = ${order}`,
    says: /costs 1750, captured is 0/,
  },
  {
    id: 'I3',
    title: 'an order that is canceled and keeps money that no bank has sent back',
    hurt: `with given as (insert into refund (site_id, id, order_id, idempotency_key, status, amount_minor, restock,
          cancels, notify, actor)
        values ($1, '${nowhere}', ${order}, 'refused', 'failed', 500, false, true, false, ''))
      update orders set status = 'canceled', payment_status = 'partially_refunded' where id = ${order}`,
    says: /is canceled, but partially_refunded/,
  },
  {
    id: 'I3',
    title: 'money given back by no refund',
    hurt: `update payment set refunded_minor = 5 where order_id = ${order}`,
    says: /gave back 5, its refunds are 0/,
  },
  {
    id: 'I3',
    title: 'a line that was sent by no shipment',
    hurt: `update order_line set fulfilled_quantity = 1 where order_id = ${order}`,
    says: /counts 1 sent and 0 refunded, its shipments are 0/,
  },
  {
    id: 'I4',
    title: 'a total that the lines do not make',
    hurt: `update order_line set total_minor = total_minor + 1 where order_id = ${order}`,
    says: /does not add up/,
  },
  {
    id: 'I5',
    title: 'stock that a decided order keeps',
    hurt: `update reservation set status = 'committed' where order_id = ${order}`,
    says: /but still keeps 1/,
  },
  {
    id: 'I5',
    title: 'a discount that counts uses of no order',
    hurt: `insert into discount (site_id, id, name, scope, effect, used)
      values ($1, '${nowhere}', 'x', '{"kind": "order"}', '{"kind": "free-shipping"}', 1)`,
    says: /counts 1 uses, its orders are 0/,
  },
  {
    id: 'I4',
    title: 'a discount that no line has',
    hurt: `update orders set discount_minor = 100, grand_total_minor = grand_total_minor - 100 where id = ${order}`,
    says: /has 100 off, its discounts are 0/,
  },
  {
    id: 'I5',
    title: 'a gift card that holds what no ledger says',
    hurt: `insert into gift_card (site_id, id, code_hash, code_last4, currency, initial_minor, balance_minor, actor)
      values ($1, '${nowhere}', 'x', 'ABCD', 'USD', 5, 5, 'x')`,
    says: /holds 5, its ledger says 0/,
  },
  {
    id: 'I5',
    title: 'a disabled gift card that holds something',
    hurt: `with card as (insert into gift_card (site_id, id, code_hash, code_last4, currency, initial_minor, balance_minor,
        actor, status) values ($1, '${nowhere}', 'x', 'ABCD', 'USD', 5, 5, 'x', 'disabled') returning site_id, id)
      insert into gift_card_ledger (site_id, id, gift_card_id, kind, delta_minor)
      select site_id, id, id, 'issue', 5 from card`,
    says: /is disabled, but holds 5/,
  },
  {
    id: 'I6',
    title: 'a purchased cart that is open again',
    hurt: `update cart set status = 'open' where order_id = ${order}`,
    says: /has a placed order, but is open/,
  },
  {
    id: 'I7',
    title: 'an order without its message',
    hurt: `delete from outbox where site_id = $1 and topic = 'order-placed'`,
    says: /has no message/,
  },
  {
    id: 'I8',
    title: 'a published revision that is not there',
    hurt: `update site set published_revision_id = '${nowhere}' where id = $1`,
    says: /published_revision_id .* not of this site/,
  },
  {
    id: 'I8',
    title: 'a cart entry of another site’s product',
    hurt: 'update cart_entry set product_id = (select id from product where site_id = $2 limit 1) where site_id = $1',
    says: /cart_entry .* names product_id/,
  },
  {
    id: 'I8',
    title: 'an order of another site’s cart',
    hurt: `update orders set cart_id = '${nowhere}' where id = ${order}`,
    says: /orders .* names cart_id/,
  },
  {
    id: 'I9',
    title: 'a published file that is gone',
    hurt: `update document_revision set content = jsonb_set(content, '{assets}', '{"gone": {"sha256": "0"}}') where site_id = $1`,
    says: /names asset gone, which does not exist/,
  },
  {
    id: 'I9',
    title: 'a published version that is half',
    hurt: "delete from manifest_entry where site_id = $1 and kind = 'page'",
    says: /is not a manifest of this site/,
  },
  {
    id: 'published-items',
    title: 'a published item of no revision',
    hurt: `insert into published_item (site_id, document_id, from_number, collection_id, url_slug, position, card, assets, has_map)
      values ($1, '${nowhere}', 1, '${nowhere}', 'none', 'a', '{}', '{}', false)`,
    says: /published item .* is not shown as its revision is/,
  },
  {
    id: 'published-items',
    title: 'a tag that is counted wrong',
    hurt: `insert into published_item_group (site_id, collection_id, key, name, from_number, items, first)
      values ($1, '${nowhere}', 'tag', 'rye', 1, 3, '')`,
    says: /group tag rye of collection .* has 0 items, and not 3/,
  },
  {
    id: 'document-changes',
    title: 'a draft that no publication looks at',
    hurt: `insert into document_draft (site_id, kind, document_id, sha256) values ($1, 'page', '${nowhere}', '0')`,
    says: /page .* differs from what visitors get/,
  },
  {
    id: 'I10',
    title: 'a form key that was spent for another answer',
    hurt: `with f as (insert into form (site_id, id, name, doc) values ($1, '${nowhere}', 'x', '{}')),
      k as (insert into form_key (site_id, key_hash, expires_at) values ($1, 'x', now()))
      insert into form_submission (site_id, id, form_id, answers, key_hash)
      values ($1, '${nowhere}', '${nowhere}', '{}', 'x')`,
    says: /has a key that was not spent for it/,
  },
  {
    id: 'I10',
    title: 'a form key that was spent for nothing',
    hurt: `insert into form_key (site_id, key_hash, expires_at, used_at, submission_id)
      values ($1, 'x', now(), now(), '${nowhere}')`,
    says: /was spent for answer .*, which is not there/,
  },
  {
    id: 'I10',
    title: 'an answer that nobody is told of',
    hurt: `with f as (insert into form (site_id, id, name, doc) values ($1, '${nowhere}', 'x', '{}'))
      insert into form_submission (site_id, id, form_id, answers, key_hash)
      values ($1, '${nowhere}', '${nowhere}', '{}', 'x')`,
    says: /answer .* has no message/,
  },
  {
    id: 'I11',
    title: 'a subscription that counts a charge which no cycle has',
    hurt: `insert into subscription (site_id, id, site_user_id, email, order_id, product_id, variant_id, product_type,
        title, sku, quantity, unit_minor, currency, period_value, period_unit, num_cycles, anchor_local, time_zone,
        cycle_no, paid_cycles, next_at, provider, saved_reference, tax)
      select $1, '${nowhere}', '${nowhere}', 'x', id, '${nowhere}', '${nowhere}', 3, 'x', 'x', 1, 100, 'USD', 1, 'MONTH', 0,
        '2026-01-31T09:30:00', 'UTC', 2, 2, now(), 'test', 'x', '{}' from orders where site_id = $1 limit 1`,
    says: /counts 2 charges and 2 cycles, its cycles say 1 and 1/,
  },
  {
    id: 'I11',
    title: 'a cycle that says it was paid, without an order',
    hurt: `insert into renewal (site_id, id, subscription_id, cycle_no, status, due_at)
      values ($1, '${nowhere}', '${nowhere}', 2, 'paid', now())`,
    says: /has 0 placed orders and is paid/,
  },
  {
    id: 'audit',
    title: 'one flipped bit of the audit log',
    hurt: 'update audit_entry set after_hash = set_bit(after_hash, 77, 1 - get_bit(after_hash, 77)) where site_id = $1 and seq = 1',
    says: /entry 1 of the audit log was changed/,
  },
  {
    id: 'audit',
    title: 'an entry of the audit log that tells of another address',
    hurt: "update audit_entry set ip = '198.51.100.1' where site_id = $1 and seq = 2",
    says: /entry 2 of the audit log was changed/,
  },
  {
    id: 'audit',
    title: 'an entry taken out of the audit log',
    hurt: 'delete from audit_entry where site_id = $1 and seq = 1',
    says: /entry 2 of the audit log does not follow/,
  },
  {
    id: 'audit',
    title: 'an audit log whose newest entry is cut off',
    hurt: 'delete from audit_entry where site_id = $1 and seq = 2',
    says: /the audit log ends before entry 2/,
  },
  {
    id: 'audit',
    title: 'an audit log without its end',
    hurt: 'delete from audit_head where site_id = $1',
    says: /the audit log has no end/,
  },
];

async function findings(id: string, siteId: string): Promise<string> {
  const report = await checkInvariants(beside.app.db, allInvariants);
  const found = report.invariants.filter((invariant) => invariant.id === id).flatMap((one) => one.violations);
  return found
    .filter((one) => one.siteId === siteId)
    .map((one) => one.detail)
    .join('; ');
}

describe('the check of the invariants', () => {
  it('finds nothing after a sale', async () => {
    const report = await checkInvariants(beside.app.db, allInvariants);
    expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
    expect(report).toMatchObject({ ok: true, sites: 1 });
  });

  it('says which rules it has asked for', () => {
    const ids = new Set(allInvariants.map((one) => one.id));
    expect([...ids].sort()).toEqual([
      'I1',
      'I10',
      'I11',
      'I2',
      'I3',
      'I4',
      'I5',
      'I6',
      'I7',
      'I8',
      'I9',
      'audit',
      'document-changes',
      'donations',
      'memberships',
      'published-items',
    ]);
  });

  it.each(damages.map((damage, index) => ({ ...damage, slug: `hurt-${index}` })))(
    '$id names the site of $title',
    async ({ id, hurt, says, slug }) => {
      const shop = await shopWithSale(slug);
      await administrator.query('begin');
      await administrator.query('set local session_replication_role = replica');
      await administrator.query(hurt, [shop.siteId, ...(hurt.includes('$2') ? [beside.siteId] : [])]);
      await administrator.query('commit');
      expect(await findings(id, shop.siteId)).toMatch(says);
      expect(await findings(id, beside.siteId)).toBe('');
    },
  );
});
