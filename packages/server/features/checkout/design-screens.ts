import type { getPurchaseScreen, PurchaseScreen } from '@veranda/contracts/design';
import type { EndpointOutput } from '@veranda/contracts/endpoint';
import { findSampleProducts, type SampleProduct } from '@veranda/db/mail/reader';
import { tweaksOf } from '@veranda/domain/design/tweaks';
import { formatMoney } from '@veranda/domain/money/format';
import { digitsOf } from '@veranda/domain/money/money';
import { renderPlatformPage } from '@veranda/render/platform-pages/platform-page';
import { addressLines } from '../../services/commerce/addresses/address-lines.ts';
import {
  type BrandedSite,
  draftLogo,
  stagedBrandCss,
} from '../../services/commerce/checkout-pages/checkout-brand.ts';
import { checkoutMessages } from '../../services/commerce/checkout-pages/checkout-messages.ts';
import { framedBody } from '../../services/commerce/checkout-pages/purchase-page.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { draftSnapshot } from '../../services/sites/publishing/draft-state.ts';
import checkoutCss from './checkout.css?raw';
import { checkoutMarkup } from './checkout-page.ts';
import { checkoutView } from './checkout-view.ts';
import { orderMessages } from './order-messages.ts';
import { orderContent } from './order-page.ts';
import { sampleAddress, sampleCheckout, sampleEmail, sampleImage } from './sample-checkout.ts';

// The sheet as the studio's host has its font. The canvas runs no scripts, and yet shows what visitors who do see.
const sheet = `${checkoutCss.replace(
  '/checkout/files/instrument-sans.woff2',
  '/fonts/instrument-sans/instrument-sans-latin-wght-normal.woff2',
)}\n.no-script{display:none}`;

/** A page of a purchase as the draft would have it, with products of the site. */
export async function readPurchaseScreen(
  { db, pages }: Pick<Deps, 'db' | 'pages'>,
  site: SiteEntry,
  screen: PurchaseScreen,
): Promise<EndpointOutput<typeof getPurchaseScreen>> {
  const { snapshot, found } = await db.forSite(
    site.id,
    async (tx) => ({ snapshot: await draftSnapshot(tx), found: await findSampleProducts(tx) }),
    { readOnly: true },
  );
  const { theme } = await pages.theme(snapshot.theme);
  const tweaks = theme.sheets.flatMap(({ text }) => tweaksOf(text));
  const { title, language, currency } = snapshot.website;
  const brand = { logo: draftLogo(snapshot), css: '', sheet: '' };
  const branded: BrandedSite = { ...site, title, language, currency, brand };
  const products = found.length > 0 ? found : [plainProduct(branded)];
  const body = screen === 'checkout' ? checkoutBody(branded, products) : orderBody(branded, products);
  return {
    html: renderPlatformPage({ title, language, body }),
    sheet,
    brand: await stagedBrandCss(theme.conf, tweaks, snapshot.theme.tweaks),
  };
}

function plainProduct({ language, currency }: SiteEntry): SampleProduct {
  const title = orderMessages(language).mail('sampleProduct');
  return { title, attributes: {}, priceMinor: 12n * 10n ** BigInt(digitsOf(currency)), storageKey: null };
}

function checkoutBody(site: BrandedSite, products: readonly SampleProduct[]): string {
  const messages = checkoutMessages(site.language);
  return checkoutMarkup(
    checkoutView({
      site,
      messages,
      checkout: sampleCheckout(site, { products, shippingName: messages.t('shipping') }),
      attempt: '',
      crumb: '',
      problems: [],
      changes: [],
      typed: {},
    }),
  );
}

const sampleNumber = 1042;

function orderBody(site: BrandedSite, products: readonly SampleProduct[]): string {
  const messages = orderMessages(site.language);
  return framedBody(
    site,
    orderContent({
      heading: messages.t('thanks'),
      lead: messages.t('placed', { number: String(sampleNumber), email: sampleEmail }),
      panels: samplePanels(site, products),
      statusPath: '/',
      followText: messages.t('follow'),
      offer: null,
      continueText: messages.t('goOn'),
    }),
  );
}

function samplePanels(site: BrandedSite, products: readonly SampleProduct[]) {
  const { language, currency } = site;
  const messages = orderMessages(language);
  const money = (minor: bigint) => formatMoney(minor, currency, language);
  const sum = money(products.reduce((minor, { priceMinor }) => minor + priceMinor, 0n));
  return {
    testOrder: '',
    awaited: [],
    thanks: [],
    entitlements: [],
    lines: products.map((product) => ({
      imageUrl: sampleImage(site, product),
      title: product.title,
      detail: [...Object.values(product.attributes), '× 1'].join(' · '),
      answers: [],
      problem: '',
      amount: money(product.priceMinor),
    })),
    sums: [{ name: messages.mail('total'), amount: sum, kind: 'total' as const }],
    address: {
      title: messages.t('delivery'),
      lines: addressLines(sampleAddress, language, messages.language),
    },
  };
}
