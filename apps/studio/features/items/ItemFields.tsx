import { EventFields, LocationFields } from './EventFields.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import type { ItemDetail } from './item-detail.ts';
import { LinkFields } from './LinkFields.tsx';
import { OrganizeFields } from './OrganizeFields.tsx';
import { PublishingFields } from './PublishingFields.tsx';
import { SearchFields } from './SearchFields.tsx';
import { useItemFields } from './use-item-fields.ts';
import { t } from './messages.ts';
import './items.css';

/** The fields of an item besides its content: what lists, feeds and search engines say of it. */
export function ItemFields({ detail }: { readonly detail: ItemDetail }) {
  const fields = useItemFields();
  if (!fields) return null;
  const isEvent = detail.collection.typeName === 'events';
  return (
    <section className="item-fields" aria-label={t('fields')}>
      <IdentityFields fields={fields} detail={detail} />
      {isEvent ? <EventFields fields={fields} /> : null}
      <LocationFields fields={fields} />
      <PublishingFields fields={fields} />
      <OrganizeFields fields={fields} collection={detail.collection.id} />
      <LinkFields fields={fields} isEvent={isEvent} />
      <SearchFields fields={fields} />
    </section>
  );
}
