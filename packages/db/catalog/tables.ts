import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface CatalogTables {
  category: CategoryTable;
  product: ProductTable;
  product_image: ProductImageTable;
  product_category: ProductCategoryTable;
  variant: VariantTable;
  listing_row: ListingRowTable;
  import_run: ImportRunTable;
  merchandising: MerchandisingTable;
}

interface MerchandisingTable {
  website_id: string;
  doc: unknown;
  version: Generated<bigint>;
  updated_at: Generated<Date>;
}

interface CategoryTable {
  website_id: string;
  id: string;
  collection_id: string;
  parent_id: string | null;
  type: Generated<string>;
  display_name: string;
  slug: string;
  path: string;
  page_rendering: Generated<string>;
  display_index: Generated<number>;
}

interface ProductTable {
  website_id: string;
  id: string;
  collection_id: string;
  source_id: string | null;
  product_type: number;
  title: string;
  url_slug: string;
  description: Generated<string>;
  excerpt: Generated<string>;
  tags: Generated<string[]>;
  state: Generated<string>;
  option_ordering: Generated<string[]>;
  weight_grams: Generated<number>;
  length_mm: Generated<number>;
  width_mm: Generated<number>;
  height_mm: Generated<number>;
  custom_add_text: string | null;
  form_id: string | null;
  shipping_profile: Generated<string>;
  tax_class: Generated<string>;
  is_sample: Generated<boolean>;
  seo_title: Generated<string>;
  seo_description: Generated<string>;
  position: Generated<number>;
  version: Generated<bigint>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

interface ProductImageTable {
  website_id: string;
  product_id: string;
  asset_id: string;
  position: number;
}

interface ProductCategoryTable {
  website_id: string;
  product_id: string;
  category_id: string;
}

interface VariantTable {
  website_id: string;
  id: string;
  product_id: string;
  source_id: string | null;
  sku: string;
  attributes: Generated<unknown>;
  option_key: string;
  price_minor: bigint;
  sale_price_minor: bigint | null;
  on_sale: Generated<boolean>;
  gtin: string | null;
  mpn: string | null;
  main_image_id: string | null;
  position: Generated<number>;
  deleted_at: Date | null;
}

interface ListingRowTable {
  website_id: string;
  product_id: string;
  collection_id: string;
  position: number;
  product_type: number;
  title: string;
  url_slug: string;
  excerpt: Generated<string>;
  from_price_minor: bigint;
  regular_price_minor: bigint;
  on_sale: boolean;
  sold_out: boolean;
  varied_prices: boolean;
  variant_count: number;
  image_id: string | null;
  hover_image_id: string | null;
  tags: Generated<string[]>;
  visible: boolean;
  created_at: Generated<Date>;
  custom_add_text: Generated<string>;
  plan: unknown | null;
  has_form: Generated<boolean>;
}

interface ImportRunTable {
  website_id: string;
  id: string;
  file_name: string;
  status: string;
  report: unknown;
  source: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
