/** Names that the stories of a theme press and choose. */
interface ShopFacts {
  readonly site: string;
  readonly shop: string;
  /** A product with options, what is chosen of it, and its path. */
  readonly product: string;
  readonly choices: readonly string[];
  /** A product of which something that can be chosen is gone. */
  readonly partlyGone: string;
  readonly goneChoices: readonly string[];
  /** A product without options. */
  readonly simple: string;
  /** A product whose form is asked for, on the stage only. */
  readonly asked: string;
  readonly soldOut: string;
  readonly onSale: string;
}

/** The demo shops by theme. */
export const shops: readonly ShopFacts[] = [
  {
    site: 'levain',
    shop: 'shop',
    product: 'country-sourdough',
    choices: ['Whole loaf, 1 kg', 'Uncut'],
    partlyGone: 'country-sourdough',
    goneChoices: ['Half, 500 g', 'Sliced'],
    simple: 'picnic-box',
    asked: 'orange-morning-buns',
    soldOut: 'stone-fruit-galette',
    onSale: 'orange-morning-buns',
  },
  {
    site: 'overdub',
    shop: 'store',
    product: 'feedback-season',
    choices: ['CD'],
    partlyGone: 'feedback-season',
    goneChoices: ['Fluorescent vinyl, 500 only'],
    simple: 'twelve-inch-tote',
    asked: 'feedback-season-screen-print',
    soldOut: 'stairwell-demos-cassette',
    onSale: 'live-at-the-cold-store',
  },
  {
    site: 'fieldnotes',
    shop: 'prints',
    product: 'ostrich-fern',
    choices: ['11 × 14 in', 'Unframed'],
    partlyGone: 'allium',
    goneChoices: ['11 × 14 in', 'Ash frame'],
    simple: 'plan-rainwater-street',
    asked: 'site-walk',
    soldOut: 'plan-school-yard',
    onSale: 'seed-heads',
  },
];

/** The facts of a theme. */
export function factsOf(site: string): ShopFacts {
  const shop = shops.find((one) => one.site === site);
  if (!shop) throw new Error(`no facts of ${site}`);
  return shop;
}

/** The path of a product of a theme. */
export function productPath({ shop }: ShopFacts, slug: string): string {
  return `/${shop}/p/${slug}`;
}
