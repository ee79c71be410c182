import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { RecoveredDraft } from '../../editing/RecoveredDraft.tsx';
import { AreaFields } from './AreaFields.tsx';
import { type AreaForm, everywhere } from './area-form.ts';
import { Amount } from './Amount.tsx';
import { CostFields } from './CostFields.tsx';
import type { CostKind, Method, MethodForm } from './method-form.ts';
import type { Rules } from './rules-queries.ts';
import { type MethodEdit, useMethodForm } from './use-method-form.ts';
import { t } from './messages.ts';

interface MethodDialogProps {
  /** Null for a new one. */
  readonly method: Method | null;
  readonly currency: string;
  readonly profiles: NonNullable<Rules['profiles']>;
  readonly onClose: () => void;
}

const kinds = [
  { value: 'flat', label: t('flatRate') },
  { value: 'weight', label: t('byWeight') },
  { value: 'carrier', label: t('carrierRates') },
  { value: 'local', label: t('localDelivery') },
  { value: 'pickup', label: t('pickupAtTheShop') },
] as const;

const places = [
  { value: 'everywhere', label: t('everywhere') },
  { value: 'places', label: t('specificPlaces') },
  { value: 'rest', label: t('theRestOfTheWorld') },
] as const;

/** Sets a shipping method up. */
export function MethodDialog({ method, currency, profiles, onClose }: MethodDialogProps) {
  const edit = useMethodForm(method, currency, onClose);
  return (
    <Dialog
      title={method ? t('editShippingMethod') : t('newShippingMethod')}
      kind="wide"
      isOpen
      onClose={edit.close}
      isDismissable={!edit.isDirty}
      footer={
        <>
          <Button variant="quiet" onPress={edit.close}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form="shipping-method" isPending={edit.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id="shipping-method"
        className="ui-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          edit.send();
        }}
      >
        {edit.draft.isFound ? <RecoveredDraft {...edit.draft} /> : null}
        <MethodFields edit={edit} profiles={profiles} />
        <WhereFields edit={edit} />
        {edit.problem ? <Notice tone="danger">{edit.problem}</Notice> : null}
      </form>
    </Dialog>
  );
}

function MethodFields({
  edit,
  profiles,
}: { readonly edit: MethodEdit } & Pick<MethodDialogProps, 'profiles'>) {
  const { form, set, problemOf } = edit;
  return (
    <>
      <div className="shipping-pair">
        <TextField
          label={t('name')}
          maxLength={100}
          placeholder={t('namePlaceholder')}
          value={form.name}
          onChange={(name) => set({ name })}
          errorMessage={problemOf('name')}
        />
        <Select
          label={t('cost')}
          options={kinds}
          value={form.kind}
          onChange={(kind) => set({ kind: kind as CostKind })}
        />
      </div>
      <CostFields edit={edit} />
      {profiles.length > 0 ? <ProfileField edit={edit} profiles={profiles} /> : null}
      {form.kind === 'pickup' ? null : (
        <Amount
          edit={edit}
          field="freeFrom"
          label={t('freeFrom')}
          optional
          description={t('freeFromDescription')}
        />
      )}
    </>
  );
}

function ProfileField({
  edit,
  profiles,
}: { readonly edit: MethodEdit } & Pick<MethodDialogProps, 'profiles'>) {
  const general = { value: '', label: t('general') };
  return (
    <Select
      label={t('fulfilmentProfile')}
      options={[general, ...profiles.map(({ id, name }) => ({ value: id, label: name }))]}
      value={edit.form.profileId}
      onChange={(profileId) => edit.set({ profileId })}
    />
  );
}

function WhereFields({ edit }: { readonly edit: MethodEdit }) {
  const { form, set, problemOf } = edit;
  return (
    <>
      <Select
        label={t('shipsTo')}
        options={places}
        value={form.where}
        onChange={(where) =>
          set({
            where: where as MethodForm['where'],
            areas: where === 'places' && form.areas.length === 0 ? [everywhere] : form.areas,
          })
        }
        description={form.where === 'rest' ? t('shipsToDescription') : undefined}
        errorMessage={problemOf('areas')}
      />
      {form.where === 'places' ? <Places edit={edit} /> : null}
    </>
  );
}

function Places({ edit: { form, set, problemOf } }: { readonly edit: MethodEdit }) {
  const change = (index: number, area: AreaForm) =>
    set({ areas: form.areas.map((otherArea, place) => (place === index ? area : otherArea)) });
  return (
    <div className="ui-stack">
      {form.areas.map((area, index) => (
        <AreaFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list is nothing but its place
          key={index}
          area={area}
          onChange={(next) => change(index, next)}
          path={`areas.${index}`}
          problemOf={problemOf}
        >
          <IconButton
            label={t('removePlaceNumber', { number: index + 1 })}
            onPress={() => set({ areas: form.areas.filter((_, place) => place !== index) })}
          >
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </AreaFields>
      ))}
      <div>
        <Button size="small" onPress={() => set({ areas: [...form.areas, everywhere] })}>
          <Plus size={14} aria-hidden="true" />
          {t('addPlace')}
        </Button>
      </div>
    </div>
  );
}
