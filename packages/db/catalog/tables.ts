import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface CatalogTables {
  category: CategoryTable;
  product: ProductTable;
  product_image: ProductImageTable;
  product_address: ProductAddressTable;
  product_category: ProductCategoryTable;
  variant: VariantTable;
  listing_row: ListingRowTable;
  import_run: ImportRunTable;
  merchandising: MerchandisingTable;
}

interface MerchandisingTable {
  siteId: string;
  doc: unknown;
  version: Generated<bigint>;
  updatedAt: Generated<Date>;
}

interface CategoryTable {
  siteId: string;
  id: string;
  collectionId: string;
  parentId: string | null;
  type: Generated<string>;
  displayName: string;
  slug: string;
  path: string;
  pageRendering: Generated<string>;
  displayIndex: Generated<number>;
}

interface ProductAddressTable {
  siteId: string;
  productId: string;
  slug: string;
  redirects: Generated<boolean>;
  leftAt: Generated<Date>;
}

interface ProductTable {
  siteId: string;
  id: string;
  collectionId: string;
  sourceId: string | null;
  productType: number;
  title: string;
  urlSlug: string;
  description: Generated<string>;
  excerpt: Generated<string>;
  tags: Generated<string[]>;
  state: Generated<string>;
  optionOrdering: Generated<string[]>;
  weightGrams: Generated<number>;
  lengthMm: Generated<number>;
  widthMm: Generated<number>;
  heightMm: Generated<number>;
  customAddText: string | null;
  formId: string | null;
  shippingProfile: Generated<string>;
  taxClass: Generated<string>;
  isSample: Generated<boolean>;
  seoTitle: Generated<string>;
  seoDescription: Generated<string>;
  position: Generated<number>;
  version: Generated<bigint>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  deletedAt: Date | null;
  purgedAt: Generated<Date | null>;
}

interface ProductImageTable {
  siteId: string;
  productId: string;
  assetId: string;
  position: number;
}

interface ProductCategoryTable {
  siteId: string;
  productId: string;
  categoryId: string;
}

interface VariantTable {
  siteId: string;
  id: string;
  productId: string;
  sourceId: string | null;
  sku: string;
  attributes: Generated<unknown>;
  optionKey: string;
  priceMinor: bigint;
  salePriceMinor: bigint | null;
  onSale: Generated<boolean>;
  gtin: string | null;
  mpn: string | null;
  mainImageId: string | null;
  position: Generated<number>;
  deletedAt: Date | null;
}

interface ListingRowTable {
  siteId: string;
  productId: string;
  collectionId: string;
  position: number;
  productType: number;
  title: string;
  urlSlug: string;
  excerpt: Generated<string>;
  fromPriceMinor: bigint;
  regularPriceMinor: bigint;
  onSale: boolean;
  soldOut: boolean;
  variedPrices: boolean;
  variantCount: number;
  imageId: string | null;
  hoverImageId: string | null;
  tags: Generated<string[]>;
  visible: boolean;
  createdAt: Generated<Date>;
  customAddText: Generated<string>;
  plan: unknown | null;
  hasForm: Generated<boolean>;
}

interface ImportRunTable {
  siteId: string;
  id: string;
  fileName: string;
  status: string;
  report: unknown;
  source: string;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}
