import type { Insertable, Selectable } from 'kysely';
import type { AccountTables } from './accounts/tables.ts';
import type { AnalyticsTables } from './analytics/tables.ts';
import type { AuditTables } from './audit/tables.ts';
import type { CartTables } from './cart/tables.ts';
import type { CatalogTables } from './catalog/tables.ts';
import type { CheckoutTables } from './checkout/tables.ts';
import type { ContributorTables } from './contributors/tables.ts';
import type { ContentImportTables } from './content-import/tables.ts';
import type { CustomDomainTables } from './custom-domains/tables.ts';
import type { DocumentTables } from './documents/tables.ts';
import type { DonationTables } from './donations/tables.ts';
import type { DownloadTables } from './downloads/tables.ts';
import type { CommentTables } from './comments/tables.ts';
import type { DiscountTables } from './discounts/tables.ts';
import type { FormTables } from './forms/tables.ts';
import type { GiftCardTables } from './gift-cards/tables.ts';
import type { IntegrationTables } from './integrations/tables.ts';
import type { InventoryTables } from './inventory/tables.ts';
import type { MailingListTables } from './mailing-lists/tables.ts';
import type { MemberPlanTables } from './member-plans/tables.ts';
import type { MailTables } from './mail/tables.ts';
import type { MemberTables } from './members/tables.ts';
import type { MapTables } from './maps/tables.ts';
import type { MediaTables } from './media/tables.ts';
import type { MultilingualTables } from './multilingual/tables.ts';
import type { OrderTables } from './orders/tables.ts';
import type { PaymentTables } from './payments/tables.ts';
import type { PageCommentTables } from './page-comments/tables.ts';
import type { PageTables } from './pages/tables.ts';
import type { PlatformTables } from './platform/tables.ts';
import type { PublishingTables } from './publishing/tables.ts';
import type { RestockTables } from './restock/tables.ts';
import type { ReviewTables } from './reviews/tables.ts';
import type { SearchTables } from './search/tables.ts';
import type { ShippingTables } from './shipping/tables.ts';
import type { SiteTables } from './sites/tables.ts';
import type { SubscriptionTables } from './subscriptions/tables.ts';
import type { SocialTables } from './social/tables.ts';
import type { TagTables } from './tags/tables.ts';

/**
 * Every table by name. The features' `tables.ts` follow migrations/*.sql column by column, each by the name
 * of its property (`priceMinor` is `price_minor` there: platform/column-names.ts): bigint columns are
 * JavaScript bigints, timestamptz are Dates, jsonb values go in as JSON text and come out parsed (or as text
 * where a query asks for `doc::text`).
 */
export interface Schema
  extends AccountTables,
    AnalyticsTables,
    AuditTables,
    CartTables,
    CatalogTables,
    CheckoutTables,
    CommentTables,
    ContributorTables,
    ContentImportTables,
    CustomDomainTables,
    DiscountTables,
    DocumentTables,
    DonationTables,
    DownloadTables,
    FormTables,
    GiftCardTables,
    IntegrationTables,
    InventoryTables,
    MailingListTables,
    MailTables,
    MapTables,
    MediaTables,
    MemberPlanTables,
    MemberTables,
    MultilingualTables,
    OrderTables,
    PageCommentTables,
    PageTables,
    PaymentTables,
    PlatformTables,
    PublishingTables,
    RestockTables,
    ReviewTables,
    SearchTables,
    ShippingTables,
    SiteTables,
    SocialTables,
    SubscriptionTables,
    TagTables {}

/** A record as the database package gives it. */
export type RecordOf<T extends keyof Schema> = Selectable<Schema[T]>;
/** A record as it is inserted, without its site: a writer takes that from its transaction. */
export type NewRecord<T extends keyof Schema> = Omit<Insertable<Schema[T]>, 'siteId'>;
