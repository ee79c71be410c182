import type { PaymentSettings } from '@veranda/contracts/payments';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { usePaymentMutations } from './payment-queries.ts';
import { t } from './messages.ts';

/** List that the box at the checkout subscribes to. It is chosen at once. */
export function NewsletterPanel({ settings }: { readonly settings: PaymentSettings }) {
  const { chooseNewsletter } = usePaymentMutations(useSite().id);
  const { choice, lists, version } = settings.newsletter;
  const [first] = lists;
  const options = [
    { value: 'none', label: t('none') },
    { value: 'first', label: first ? t('theFirstListName', { name: first.name }) : t('firstListLater') },
    ...lists.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Panel title={t('newsletterSignUpAtCheckout')} note={t('newsletterSignUpAtCheckoutNote')}>
      {chooseNewsletter.isError ? <Notice tone="danger">{messageOf(chooseNewsletter.error)}</Notice> : null}
      <Select
        label={t('mailingList')}
        value={choice}
        options={options}
        onChange={(wanted) =>
          chooseNewsletter.mutate(
            { choice: wanted, version },
            { onSuccess: () => showToast({ text: t('newsletterSignUpSaved') }) },
          )
        }
      />
    </Panel>
  );
}
