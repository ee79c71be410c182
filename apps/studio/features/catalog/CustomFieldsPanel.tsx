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
  if (!query.data) return <Panel title="Custom fields">{<Skeleton height="48px" />}</Panel>;
  const { forms, formId } = query.data;
  const chosen = forms.find(({ id }) => id === formId);
  return (
    <Panel title="Custom fields">
      {forms.length === 0 ? (
        <p className="ui-help">
          Ask for an engraving, a date or a note before the product is added to the cart. Create a product
          form under <TextLink href={paths.forms(site.slug)}>Forms</TextLink>, then choose it here.
        </p>
      ) : (
        <Select
          label="Form"
          options={[
            { value: nothing, label: 'None' },
            ...forms.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={formId ?? nothing}
          onChange={(value) => set.mutate(value === nothing ? null : value)}
          isDisabled={set.isPending}
          description={
            chosen && !chosen.live ? 'Visitors will see it after you publish the site.' : undefined
          }
        />
      )}
    </Panel>
  );
}
