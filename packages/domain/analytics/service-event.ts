/** An event for the service of events beside our own (administration §3, analytics event). */
export interface ServiceEvent {
  readonly eventName: string;
  readonly websiteId: string;
  /** The site user who is signed in; null for none. */
  readonly memberAccountId: string | null;
  readonly templateId: string;
  /** The variant of a product that the event is about; null for none. */
  readonly variantId: string | null;
  readonly website_locale: string;
  /** The language that the visitor's browser asks for; '' where it asks for none. */
  readonly member_locale: string;
  readonly pagePath: string;
  readonly pageHash: string;
}

/** Facts of an event, and of the request that told it. */
interface EventFacts {
  readonly name: string;
  readonly site: { readonly id: string; readonly theme: string; readonly language: string };
  readonly memberAccountId: string | null;
  readonly locale: string;
  /** As the page told it: nothing of it is certain. */
  readonly data: object;
}

/** The event as the service is told it; texts are cut to 300 characters. */
export function serviceEvent({ name, site, memberAccountId, locale, data }: EventFacts): ServiceEvent {
  const fields = data as Readonly<Record<string, unknown>>;
  const textAt = (field: string) => {
    const value = fields[field];
    return typeof value === 'string' ? value.slice(0, 300) : '';
  };
  return {
    eventName: name,
    websiteId: site.id,
    memberAccountId,
    templateId: site.theme,
    variantId: textAt('variant_id') || null,
    website_locale: site.language,
    member_locale: locale,
    pagePath: textAt('page_path'),
    pageHash: textAt('page_hash'),
  };
}
