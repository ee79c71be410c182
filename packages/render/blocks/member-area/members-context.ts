import { type BlockValue, flagAt, textAt } from '@veranda/domain/blocks/kind';
import { collectionPath } from '@veranda/domain/navigation/links';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import type { Session } from '../../context/session.ts';
import { productItem } from '../../products/product-context.ts';
import { openingProducts } from './opening-products.ts';

/** Pages for members, the plans that open them, and the way to log in. */
export function membersContext(session: Session, value: BlockValue) {
  const pages = membersPages(session.snapshot);
  const [only, ...others] = pages;
  return {
    title: textAt(value, 'title'),
    text: textAt(value, 'text'),
    pages: flagAt(value, 'showPages') ? pages.map(pageLink) : [],
    plans: flagAt(value, 'showPlans') ? plansOf(session) : [],
    // With one page for members, that is where logging in leads to.
    returnTo: only && others.length === 0 ? collectionPath(only) : session.path,
    buttonText: textAt(value, 'buttonText') || (session.strings['accountLoginText'] ?? ''),
  };
}

function membersPages({ collections }: SiteSnapshot) {
  return collections.filter(({ access }) => access?.kind === 'members' || access?.kind === 'paywall');
}

function pageLink(page: SiteSnapshot['collections'][number]) {
  const { title, description } = page;
  return { label: title, description, href: collectionPath(page), linkTarget: '' };
}

// Goods that open a page too are bought in the shop: here are the plans.
function plansOf(session: Session) {
  const { catalog, snapshot } = session;
  return openingProducts(snapshot).flatMap((id) => {
    const product = catalog.products.get(id);
    const store = snapshot.collections.find((collection) => collection.id === product?.collectionId);
    return product?.state === 'published' && product.kind === 'paywall' && store
      ? [productItem(session, product, { store, place: 'product_block' })]
      : [];
  });
}
