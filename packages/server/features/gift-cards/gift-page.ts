import { findProduct } from '@veranda/db/catalog/reader';
import { findAssets } from '@veranda/db/media/reader';
import { type Product, unitPriceMinor } from '@veranda/domain/catalog/product';
import { findVariant } from '@veranda/domain/catalog/options';
import { isEntityId } from '@veranda/domain/entity-id';
import { giftLimits } from '@veranda/domain/gift-cards/gift-details';
import { assetPath } from '@veranda/domain/media/asset-address';
import { formatMoney } from '@veranda/domain/money/format';
import type { Refusal } from '@veranda/domain/refusal';
import type { ShopPage } from '@veranda/render/page/shop-page';
import type { Deps } from '../../services/deps.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import type { Call, RawAnswer } from '../../platform/http/route.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { optionsOf, todayOf, type TypedGift } from './buy-gift-card.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';
import { setRetryAfter } from '../../platform/http/retry-after.ts';

/** The parts of a call that a page of a visitor needs. */
type VisitorCall = Pick<Call<never>, 'request' | 'reply' | 'crumb'>;

/** A visit of one of the pages, with what was typed and what was refused. */
interface GiftVisit {
  readonly site: SiteEntry;
  readonly call: VisitorCall;
  readonly typed: TypedGift;
  readonly refused: Refusal | null;
}

const day = 24 * 60 * 60 * 1000;

/** The page on which a gift card is bought; what is no gift card on sale is not found. */
export async function giftPage(deps: Deps, visit: GiftVisit, productId: string): Promise<RawAnswer> {
  const { site, call, typed, refused } = visit;
  const card = isEntityId(productId) ? await readCard(deps, site, productId) : null;
  if (!card) return notFound(deps, visit);
  const { product, imageUrl } = card;
  const today = todayOf(site, deps.now());
  return drawn(deps, visit, {
    kind: 'gift-card',
    view: {
      action: `/gift-card/${product.id}`,
      title: product.title,
      excerpt: product.excerpt,
      imageUrl,
      values: product.variants.map((variant) => ({
        sku: variant.sku,
        label: formatMoney(unitPriceMinor(variant), site.currency, site.language),
      })),
      typed: { ...typed, sku: typed['sku'] || chosenSku(product, typed) },
      errors: refused ? errorsOf(refused, site.language) : {},
      crumb: call.crumb(),
      today,
      lastDay: todayOf(site, deps.now() + giftLimits.daysAhead * day),
    },
  });
}

/** The page on which the balance of a card is asked for. */
export async function balancePage(
  deps: Deps,
  visit: GiftVisit,
  balance: { readonly amount: string; readonly last4: string } | null,
): Promise<RawAnswer> {
  const { site, call, typed, refused } = visit;
  const error = refused ? presentRefusal(refused, site.language).body.error : '';
  const code = balance ? '' : (typed['code'] ?? '');
  return drawn(deps, visit, {
    kind: 'gift-balance',
    view: { crumb: call.crumb(), error, code, found: balance },
  });
}

async function drawn(deps: Deps, { site, call, refused }: GiftVisit, page: ShopPage): Promise<RawAnswer> {
  const drawnPage = await deps.pages.system(site, { kind: 'shop', page });
  const answer = respondWithPage(call, drawnPage, refused ? presentRefusal(refused).status : undefined);
  setRetryAfter(call.reply, refused);
  call.reply.header('cache-control', 'no-store');
  return answer;
}

async function notFound(deps: Deps, { site, call }: GiftVisit): Promise<RawAnswer> {
  const page = await deps.pages.system(site, { kind: 'not-found' });
  return respondWithPage(call, page);
}

async function readCard(
  deps: Deps,
  site: SiteEntry,
  productId: string,
): Promise<{ product: Product; imageUrl: string } | null> {
  return deps.db.forSite(site.id, async (tx) => {
    const product = await findProduct(tx, productId);
    if (product?.kind !== 'gift-card' || product.state !== 'published') return null;
    const [image] = await findAssets(tx, product.imageIds.slice(0, 1));
    return { product, imageUrl: image ? `${assetPath(site.id, image)}?format=750w` : '' };
  });
}

function chosenSku(product: Product, typed: TypedGift): string {
  return findVariant(product.variants, product.optionOrdering, optionsOf(typed))?.sku ?? '';
}

// A refusal of a denomination is shown at the denominations, however it was sent.
function errorsOf(refused: Refusal, language: string): Record<string, string> {
  return Object.fromEntries(
    [refused, ...(refused.also ?? [])].map((refusal) => {
      const field =
        refusal.field === undefined || /^(?:option|itemId)/.test(refusal.field) ? 'sku' : refusal.field;
      return [field, presentRefusal({ ...refusal, also: [] }, language).body.error];
    }),
  );
}
