import { Panel } from '@veranda/ui/Panel.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { type Country, DraftAddress } from './DraftAddress.tsx';
import type { DraftEdit } from './use-draft.ts';
import { t } from './messages.ts';

interface DraftCustomerProps {
  readonly edit: DraftEdit;
  readonly countries: readonly Country[];
}

/** For whom it is, and where it goes. */
export function DraftCustomer({ edit, countries }: DraftCustomerProps) {
  const { draft, form, set, isReadOnly } = edit;
  const problem = draft.problems.find((problem) => problem.field === 'email');
  const isTyped = form.email !== '' && form.email === draft.email;
  return (
    <Panel title={t('customer')}>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        maxLength={320}
        value={form.email}
        onChange={(email) => set({ email: email.trim() })}
        isReadOnly={isReadOnly}
        description={t('emailDescription')}
        errorMessage={isTyped ? problem?.error : undefined}
      />
      <Addresses edit={edit} countries={countries} />
      {draft.customerNote ? (
        <div>
          <h3 className="order-small-head">{t('customersMessage')}</h3>
          <p>{draft.customerNote}</p>
        </div>
      ) : null}
    </Panel>
  );
}

function Addresses({ edit, countries }: DraftCustomerProps) {
  const { draft, form, set, isReadOnly } = edit;
  return (
    <>
      <DraftAddress
        title={draft.requiresShipping ? t('shipTo') : t('address')}
        address={form.shippingAddress}
        countries={countries}
        isReadOnly={isReadOnly}
        onChange={(shippingAddress) => set({ shippingAddress })}
      />
      {form.shippingAddress ? (
        <DraftAddress
          title={t('billTo')}
          note={t('billToNote')}
          address={form.billingAddress}
          countries={countries}
          isReadOnly={isReadOnly}
          onChange={(billingAddress) => set({ billingAddress })}
        />
      ) : null}
    </>
  );
}
