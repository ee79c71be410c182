import { flagAt, textAt } from '@veranda/domain/blocks/kind';
import { memberArea } from '@veranda/domain/blocks/member-area/member-area';
import { collectionPath } from '@veranda/domain/navigation/links';
import type { SiteFrame } from '@veranda/domain/publishing/items/item-asks';
import type { Session } from '../../context/session.ts';
import { productItem } from '../../products/product-context.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const memberAreaView: BlockView = {
  kind: memberArea,
  template,
  context,
  inline: (value) =>
    [
      { path: 'title', selector: '.v-members-title' },
      { path: 'text', selector: '.v-members-text' },
      { path: 'buttonText', selector: '.v-btn' },
    ].filter(({ path }) => textAt(value, path) !== ''),
  needs: (value, snapshot) => ({ productIds: flagAt(value, 'showPlans') ? openingProducts(snapshot) : [] }),
};

function context(session: Session, { value }: CompleteBlock) {
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

function membersPages({ collections }: SiteFrame) {
  return collections.filter(({ access }) => access?.kind === 'members' || access?.kind === 'paywall');
}

function pageLink(page: SiteFrame['collections'][number]) {
  const { title, description } = page;
  return { label: title, description, href: collectionPath(page), linkTarget: '' };
}

// Products that open a page, each once.
function openingProducts({ collections }: SiteFrame): readonly string[] {
  return [
    ...new Set(collections.flatMap(({ access }) => (access?.kind === 'paywall' ? access.productIds : []))),
  ];
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
