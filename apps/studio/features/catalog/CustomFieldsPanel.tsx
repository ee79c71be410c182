import { useQuery } from '@tanstack/react-query';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { productFormQuery, useSetProductForm } from './product-form-queries.ts';

const nothing = 'none';

/** The form that a visitor fills in before the product goes into the cart; it is saved apart from the rest. */
export function CustomFieldsPanel({ product }: { readonly product: string }) {
  const site = useSite();
  const query = useQuery(productFormQuery(site.id, product));
  const set = useSetProductForm(site.id, product);
  if (!query.data) return <Panel title="Asked before it is added">{<Skeleton height="48px" />}</Panel>;
  const { forms, formId } = query.data;
  const chosen = forms.find(({ id }) => id === formId);
  return (
    <Panel title="Asked before it is added">
      {forms.length === 0 ? (
        <p className="ui-help">
          An engraving, a date, a note: make a product form under{' '}
          <TextLink href={paths.forms(site.slug)}>Forms</TextLink>, then choose it here.
        </p>
      ) : (
        <Select
          label="Form"
          options={[
            { value: nothing, label: 'Nothing' },
            ...forms.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={formId ?? nothing}
          onChange={(value) => set.mutate(value === nothing ? null : value)}
          isDisabled={set.isPending}
          description={chosen && !chosen.live ? 'Visitors have it once the site is published.' : undefined}
        />
      )}
    </Panel>
  );
}
