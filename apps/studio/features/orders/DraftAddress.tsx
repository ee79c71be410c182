import { useQuery } from '@tanstack/react-query';
import type { Address } from '@veranda/contracts/checkout';
import { Button } from '@veranda/ui/Button.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useSite } from '../../shell/use-site.ts';
import { type AskedPart, movedTo, partsOf } from './draft-address.ts';
import { addressFormQuery } from './draft-queries.ts';
import { t } from './messages.ts';

export interface Country {
  readonly code: string;
  readonly name: string;
}

interface DraftAddressProps {
  readonly title: string;
  /** Text while there is none. */
  readonly note?: string;
  readonly address: Address | null;
  readonly countries: readonly Country[];
  readonly isReadOnly: boolean;
  readonly onChange: (address: Address | null) => void;
}

/** An address, or the button that begins one. */
export function DraftAddress({ address, ...props }: DraftAddressProps) {
  return address === null ? <NoAddress {...props} /> : <AddressFields {...props} address={address} />;
}

function NoAddress({ title, note, isReadOnly, onChange }: Omit<DraftAddressProps, 'address'>) {
  return (
    <div className="ui-stack ui-stack--tight">
      <h3 className="order-small-head">{title}</h3>
      {note ? <p className="ui-help">{note}</p> : null}
      {isReadOnly ? null : (
        <div>
          <Button size="small" onPress={() => onChange(blank)}>
            {note ? t('anotherAddress') : t('addAnAddress')}
          </Button>
        </div>
      )}
    </div>
  );
}

type FieldsProps = DraftAddressProps & { readonly address: Address };

function AddressFields(props: FieldsProps) {
  const { title, address, countries, isReadOnly, onChange } = props;
  return (
    <fieldset className="ui-stack ui-stack--tight draft-address" disabled={isReadOnly}>
      <legend className="order-small-head">{title}</legend>
      <Select
        label={t('country')}
        options={countries.map((country) => ({ value: country.code, label: country.name }))}
        value={address.country || null}
        onChange={(country) => onChange(movedTo(address, country))}
        isDisabled={isReadOnly}
      />
      <div className="field-pair">
        <Line {...props} name="firstName" label={t('firstName')} />
        <Line {...props} name="lastName" label={t('lastName')} />
      </div>
      <Parts {...props} />
      <Line {...props} name="phone" label={t('phone')} optional />
      {isReadOnly ? null : (
        <Button size="small" variant="quiet" onPress={() => onChange(null)}>
          {t('removeThisAddress')}
        </Button>
      )}
    </fieldset>
  );
}

/** Fields that the address's country asks for. */
function Parts(props: FieldsProps) {
  const { address } = props;
  const { data } = useQuery(addressFormQuery(useSite().id, address.country));
  const parts = partsOf(address.country === '' ? undefined : data?.addressForm, address);
  const isStreet = ({ name }: AskedPart) => name === 'address1' || name === 'address2';
  return (
    <>
      {parts.filter(isStreet).map((part) => (
        <Part {...props} key={part.name} part={part} />
      ))}
      <div className="field-pair">
        {parts
          .filter((part) => !isStreet(part))
          .map((part) => (
            <Part {...props} key={part.name} part={part} />
          ))}
      </div>
    </>
  );
}

// The key of what may stay empty: a list has no empty one.
const none = '-';

function Part({ part, ...props }: FieldsProps & { readonly part: AskedPart }) {
  const { name, label, isOptional, options } = part;
  if (options.length === 0) return <Line {...props} name={name} label={label} optional={isOptional} />;
  const { address, isReadOnly, onChange } = props;
  return (
    <Select
      label={isOptional ? t('labelOptional', { label }) : label}
      options={isOptional ? [{ value: none, label: t('none') }, ...options] : options}
      value={address[name] || null}
      onChange={(value) => onChange({ ...address, [name]: value === none ? '' : value })}
      isDisabled={isReadOnly}
    />
  );
}

interface LineProps extends FieldsProps {
  readonly name: keyof Address;
  readonly label: string;
  readonly optional?: boolean;
}

function Line({ name, label, optional, address, isReadOnly, onChange }: LineProps) {
  return (
    <TextField
      label={label}
      optional={optional ?? false}
      autoComplete="off"
      maxLength={100}
      value={address[name]}
      onChange={(value) => onChange({ ...address, [name]: value })}
      isReadOnly={isReadOnly}
    />
  );
}

const blank: Address = {
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  phone: '',
};
