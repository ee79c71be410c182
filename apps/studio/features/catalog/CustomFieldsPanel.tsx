import { useQuery } from '@tanstack/react-query';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { productFormQuery, useSetProductForm } from './product-form-queries.ts';
import { rich, t } from './messages.ts';

const nothing = 'none';

/**
 * The form that a visitor fills in before the product goes into the cart; it is saved apart from the rest.
 */
export function CustomFieldsPanel({ product }: { readonly product: string }) {
  const site = useSite();
  const query = useQuery(productFormQuery(site.id, product));
  const set = useSetProductForm(site.id, product);
  if (!query.data) return <Panel title={t('customFields')}>{<Skeleton height="48px" />}</Panel>;
  const { forms, formId } = query.data;
  const chosen = forms.find(({ id }) => id === formId);
  return (
    <Panel title={t('customFields')}>
      {forms.length === 0 ? (
        <p className="ui-help">
          {rich('customFieldsText', {
            link: (children) => <TextLink href={paths.forms(site.slug)}>{children}</TextLink>,
          })}
        </p>
      ) : (
        <Select
          label={t('form')}
          options={[
            { value: nothing, label: t('none') },
            ...forms.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={formId ?? nothing}
          onChange={(value) => set.mutate(value === nothing ? null : value)}
          isDisabled={set.isPending}
          description={chosen && !chosen.live ? t('formDescription') : undefined}
        />
      )}
    </Panel>
  );
}
