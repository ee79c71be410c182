import { button, heading, librarySection, paragraph, product, summary, text } from './sketch.ts';

const shown = { image: true, title: true, excerpt: false, date: false, price: true };

/** Products of the shop, and lists of what the site has. */
export const productSections = [
  librarySection({ key: 'product-row', group: 'products', needs: 'stores' }, ({ t, content }) => ({
    look: {},
    parts: [
      text([0, 0, 13, 3], [heading(2, t('productsTitle'))]),
      text([16, 0, 8, 3], [paragraph(t('productsText'), 'small')], 'end'),
      summary([0, 4, 24, 14], {
        collectionId: content.stores[0] ?? '',
        pageSize: 3,
        layout: 'grid',
        perRow: 3,
        ratio: '4:5',
        show: shown,
      }),
    ],
  })),
  librarySection({ key: 'product-list', group: 'products', needs: 'stores' }, ({ t, content }) => ({
    look: { theme: 'light' },
    parts: [
      text([0, 0, 7, 5], [heading(2, t('priceListTitle')), paragraph(t('priceListText'))]),
      button([0, 6, 7, 2], t('buttonSeeAll'), { variant: 'secondary' }),
      summary([8, 0, 16, 12], {
        collectionId: content.stores[0] ?? '',
        pageSize: 6,
        layout: 'list',
        perRow: 1,
        show: { ...shown, image: false, excerpt: true },
      }),
    ],
  })),
  librarySection({ key: 'product-featured', group: 'products', needs: 'products' }, ({ t, content }) => ({
    look: { spacing: 'large' },
    parts: [
      text([0, 0, 8, 12], [heading(2, t('featuredTitle')), paragraph(t('featuredText'))]),
      product([9, 0, 15, 12], content.products[0] ?? ''),
    ],
  })),
  librarySection({ key: 'product-posts', group: 'products', needs: 'posts' }, ({ t, content }) => ({
    look: {},
    parts: [
      text([0, 0, 7, 12], [heading(2, t('postsTitle')), paragraph(t('postsText'))]),
      summary([8, 0, 16, 12], {
        collectionId: content.posts[0] ?? '',
        pageSize: 4,
        layout: 'list',
        perRow: 1,
        show: { image: false, title: true, excerpt: true, date: true, price: false },
      }),
    ],
  })),
];
