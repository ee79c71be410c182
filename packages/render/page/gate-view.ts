import type { Gate } from '@veranda/domain/pages/page-access';
import type { SnapshotCollection } from '@veranda/domain/publishing/snapshot';
import { productItem } from '../products/product-context.ts';
import { type PageOutput, renderSystem } from './render-page.ts';
import { createSession, type RenderInput } from '../context/session.ts';

/** Gate in front of a page: which page, where it is, and whether a wrong password was given. */
interface GateView {
  readonly gate: Gate;
  readonly collection: SnapshotCollection;
  readonly isWrong: boolean;
}

const titles: Readonly<Record<Gate, string>> = {
  protected: 'gatePasswordTitle',
  'access-denied': 'gateMembersTitle',
  paywall: 'gatePaywallTitle',
};

/** Page shown instead of one that a visitor may not see (storefront §2: page types 105, 106, 107). */
export function renderGate(input: RenderInput, { gate, collection, isWrong }: GateView): PageOutput {
  const session = createSession(input);
  const productIds = collection.access?.kind === 'paywall' ? collection.access.productIds : [];
  const products = productIds.flatMap((id) => {
    const product = session.catalog.products.get(id);
    const store = session.snapshot.collections.find((collection) => collection.id === product?.collectionId);
    return product?.state === 'published' && store
      ? [
          {
            ...productItem(session, product, { store, place: 'product_block' }),
            isPlan: product.kind === 'paywall',
          },
        ]
      : [];
  });
  // A page that only plans open is one for members.
  const isForMembers = products.length > 0 && products.every((product) => product.isPlan);
  const title = isForMembers ? 'gatePlansTitle' : titles[gate];
  const page = renderSystem(input, {
    word: gate,
    title,
    template: '{@|apply page-gate}',
    context: {
      gateTitle: session.strings[title] ?? '',
      isPassword: gate === 'protected',
      isMembers: gate === 'access-denied',
      isPaywall: gate === 'paywall',
      pageId: collection.id,
      returnTo: input.path,
      isWrong,
      products: products.filter((product) => !product.isPlan),
      plans: products.filter((product) => product.isPlan),
    },
  });
  return { ...page, status: 403 };
}
