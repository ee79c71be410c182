import * as calls from '@veranda/contracts/orders-drafts';
import { releaseHolds } from '@veranda/db/checkout/stock-release';
import { insertDraft, readDrafts, removeDraft, searchDraftItems } from '@veranda/db/orders/drafts';
import { unitMinorOf } from '@veranda/domain/cart/cart-line';
import { toWireMoney } from '@veranda/domain/money/wire';
import { emptyDraft } from '@veranda/domain/orders/draft';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { addressForm } from '../../services/commerce/addresses/address-form.ts';
import { countriesOf } from '../../services/commerce/addresses/countries.ts';
import { freshCartToken } from '../../services/commerce/carts/cart-cookie.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { placeDraft } from './place-draft.ts';
import { presentDraftRow } from './present-draft.ts';
import { type DraftAddress, openDraft, showDraft } from './read-draft.ts';
import { saveDraft } from './save-draft.ts';
import { sendDraft } from './send-draft.ts';

/** Orders that the owner composes. */
export function draftRoutes(deps: Deps): Route[] {
  return [...listing(deps), ...composing(deps), ...ending(deps)];
}

function listing(deps: Deps): Route[] {
  return [
    route(calls.listDrafts, async (call) => {
      const { id } = siteOf(call);
      const page = Math.max(1, Number.parseInt(call.query.page ?? '1', 10) || 1);
      const size = Number(call.query.pageSize ?? '25');
      const pageSize = [25, 50, 100].includes(size) ? size : 25;
      const search = (call.query.search ?? '').trim();
      const query = { search, offset: (page - 1) * pageSize, limit: pageSize };
      const { rows, total } = await deps.db.forSite(id, (tx) => readDrafts(tx, query), {
        readOnly: true,
      });
      return { drafts: rows.map((row) => presentDraftRow(row, deps.now())), total, page, pageSize };
    }),
    route(calls.findDraftItems, async (call) => ({
      items: await findItems(deps, siteOf(call), (call.query.search ?? '').trim()),
    })),
  ];
}

function composing(deps: Deps): Route[] {
  return [
    route(calls.createDraft, async (call) => createDraft(deps, siteOf(call), accountOf(call).email)),
    route(calls.getDraft, async (call) => {
      const address = addressOf(call);
      const draft = await deps.db.forSite(address.site.id, (tx) => showDraft(deps, tx, address), {
        readOnly: true,
      });
      return isRefusal(draft) ? draft : { ...draft, countries: countriesOf([], { language: 'en-US' }) };
    }),
    route(calls.getAddressForm, async (call) => {
      const form = addressForm('en-US', call.params.country);
      return form.country === '' ? refuse('country-unknown', { field: 'country' }) : { addressForm: form };
    }),
    route(calls.saveDraft, async (call) => saveDraft(deps, addressOf(call), call.body)),
  ];
}

function ending(deps: Deps): Route[] {
  return [
    route(calls.sendDraft, async (call) => sendDraft(deps, addressOf(call), call.body)),
    route(calls.placeDraft, async (call) =>
      placeDraft(deps, addressOf(call), { ...call.body, actor: accountOf(call).email }),
    ),
    route(calls.deleteDraft, async (call) => deleteDraft(deps, addressOf(call))),
  ];
}

function addressOf(
  call: Parameters<typeof siteOf>[0] & { readonly params: { readonly draft: string } },
): DraftAddress {
  return { site: siteOf(call), draftId: call.params.draft };
}

// Its first token is known to nobody: a link is made when it is sent.
async function createDraft(deps: Deps, site: SiteEntry, actor: string) {
  const draftId = deps.newId();
  const { hash } = freshCartToken(deps.random);
  const key = { siteId: site.id };
  return deps.db.forSite(site.id, async (tx) => {
    await insertDraft(tx, {
      cart: {
        ...key,
        id: draftId,
        tokenHash: hash,
        currency: site.currency,
        purpose: 'draft',
        purchase: JSON.stringify(emptyDraft),
      },
      draft: { ...key, cartId: draftId, createdBy: actor },
    });
    return showDraft(deps, tx, { site, draftId });
  });
}

async function deleteDraft(deps: Deps, draftAddress: DraftAddress): Promise<{ id: string } | Refusal> {
  return transactionWithRefusal(deps.db, draftAddress.site.id, async (tx) => {
    const draft = await openDraft(tx, draftAddress, null);
    if (isRefusal(draft)) return draft;
    const { id } = draft.cart;
    await releaseHolds(tx, id, 'released');
    await removeDraft(tx, id);
    return { id };
  });
}

const itemsShown = 20;

async function findItems(deps: Deps, site: SiteEntry, search: string) {
  const query = { search, limit: itemsShown };
  const rows = await deps.db.forSite(site.id, (tx) => searchDraftItems(tx, query), {
    readOnly: true,
  });
  return rows.map((row) => ({
    productId: row.productId,
    variantId: row.variantId,
    title: row.title,
    sku: row.sku,
    attributes: row.attributes,
    imageUrl: row.storageKey === null ? '' : `/assets/${site.id}/${row.storageKey}?format=100w`,
    price: toWireMoney(
      unitMinorOf({
        priceMinor: row.priceMinor,
        salePriceMinor: row.salePriceMinor,
        onSale: row.onSale,
      }),
      site.currency,
    ),
    left: row.counts ? row.free : null,
  }));
}
