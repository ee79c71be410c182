import type { ManualMethod, PaymentSettings } from '@veranda/contracts/payments';
import { Button } from '@veranda/ui/Button.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Plus } from 'lucide-react';
import { FormProvider, useFieldArray, useForm, type UseFormReturn } from 'react-hook-form';
import { RecoveredDraft } from '../../editing/RecoveredDraft.tsx';
import { useFormDraft } from '../../editing/use-form-draft.ts';
import { SaveBar } from '../../SaveBar.tsx';
import { useSite } from '../../shell/use-site.ts';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { ManualMethodFields, type ManualValues } from './ManualMethodFields.tsx';
import { usePaymentMutations } from './payment-queries.ts';
import { t } from './messages.ts';

const starts = {
  'bank-transfer': { name: t('bankTransfer'), expiresAfterDays: 14 },
  'cash-on-delivery': { name: t('cashOnDelivery'), expiresAfterDays: null },
} as const;

/** Payments that the owner settles: the order is placed unpaid, and they say when the money has come. */
export function ManualMethods({ settings }: { readonly settings: PaymentSettings }) {
  const { save } = usePaymentMutations(useSite().id);
  const form = useForm<ManualValues>({ defaultValues: { manual: settings.manual } });
  const methods = useFieldArray({ control: form.control, name: 'manual', keyName: 'key' });
  const { submit, draft } = useManualForm(form, save, settings.version);
  const add = (kind: ManualMethod['kind']) =>
    methods.append({ id: crypto.randomUUID(), kind, instructions: '', active: true, ...starts[kind] });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Panel title={t('manualPayments')} note={t('manualPaymentsNote')}>
          {draft.isFound ? <RecoveredDraft {...draft} /> : null}
          {methods.fields.length === 0 ? <p className="ui-muted">{t('noManualPaymentMethodsYet')}</p> : null}
          {methods.fields.map((method, index) => (
            <ManualMethodFields key={method.key} index={index} remove={() => methods.remove(index)} />
          ))}
          <AddMethod add={add} />
        </Panel>
        <SaveBar
          isDirty={form.formState.isDirty}
          isSaving={save.isPending}
          failure={save.error}
          onDiscard={() => form.reset()}
        />
        <UnsavedGuard
          isDirty={form.formState.isDirty}
          onSave={submit}
          isSaving={save.isPending}
          onDiscard={draft.drop}
        />
      </form>
    </FormProvider>
  );
}

function useManualForm(
  form: UseFormReturn<ManualValues>,
  save: ReturnType<typeof usePaymentMutations>['save'],
  version: PaymentSettings['version'],
) {
  const draft = useFormDraft(form, `${useSite().id} manual-payments`);
  const submit = async () => {
    let saved = false;
    await form.handleSubmit(async ({ manual }) => {
      await save.mutateAsync({ manual, version: version }).then(
        () => {
          saved = true;
          showToast({ text: t('paymentMethodsSaved') });
        },
        () => undefined,
      );
    })();
    return saved;
  };
  return { submit, draft };
}

function AddMethod({ add }: { readonly add: (kind: ManualMethod['kind']) => void }) {
  return (
    <div className="ui-row">
      <Button size="small" onPress={() => add('bank-transfer')}>
        <Plus size={14} aria-hidden="true" />
        {t('bankTransfer')}
      </Button>
      <Button size="small" onPress={() => add('cash-on-delivery')}>
        <Plus size={14} aria-hidden="true" />
        {t('cashOnDelivery')}
      </Button>
    </div>
  );
}
