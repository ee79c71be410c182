import type { AccountAddresses, AddressFieldView } from '@veranda/render/page/address-view';
import { type Address, emptyAddress } from '@veranda/domain/checkout/check-details';
import type { Refusal } from '@veranda/domain/refusal';
import { addressAutocomplete, addressForm } from '../../services/commerce/addresses/address-form.ts';
import { countriesOf } from '../../services/commerce/addresses/countries.ts';
import { readSavedAddresses } from '../../services/commerce/addresses/saved-addresses.ts';
import type { Deps } from '../../services/deps.ts';
import {
  type CheckoutMessages,
  checkoutMessages,
} from '../../services/commerce/checkout-pages/checkout-messages.ts';
import type { SiteUserIdentity } from '../../platform/sessions/site-user-session.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { TypedAddress } from './own-addresses.ts';

/** Form of the page that is open: for a new address, for an existing one, or with the refused input. */
export interface AddressAsked {
  /** `new`, or the id of an address; empty for no form. */
  readonly edit: string;
  readonly typed?: TypedAddress;
  readonly problems?: readonly Refusal[];
}

/** The addresses of the signed-in customer, and the form that was asked for. */
export async function addressesView(
  deps: Deps,
  { site, user }: { readonly site: SiteEntry; readonly user: SiteUserIdentity },
  request: AddressAsked,
): Promise<AccountAddresses> {
  const key = { siteUserId: user.id, language: site.language };
  const savedAddresses = await deps.db.forSite(site.id, (tx) => readSavedAddresses(tx, key));
  const edited = savedAddresses.find(({ id }) => id === request.edit);
  const names = { firstName: user.firstName, lastName: user.lastName };
  const typed = request.typed ??
    edited?.address ?? { ...names, country: savedAddresses[0]?.address.country ?? '' };
  // Input for an address that has been deleted in the meantime is offered as a new one.
  const isOpen = request.edit === 'new' || edited !== undefined || request.typed !== undefined;
  return {
    list: savedAddresses.map(({ id, lines }, index) => ({
      lines,
      text: lines.join(', '),
      isFirst: index === 0 && savedAddresses.length > 1,
      isLater: index > 0,
      editUrl: `/account/addresses?edit=${id}`,
      action: `/api/site-users/account/addresses/${id}`,
    })),
    form: isOpen ? formOf(site, { ...request, id: edited?.id ?? '' }, { ...emptyAddress, ...typed }) : null,
  };
}

function formOf(
  site: SiteEntry,
  input: AddressAsked & { readonly id: string },
  typed: Address,
): AccountAddresses['form'] {
  const messages = checkoutMessages(site.language);
  const { country, fields } = addressForm(
    site.language,
    typed.country,
    site.language.split('-')[1]?.toUpperCase(),
    'US',
  );
  const field = fieldIn(messages, typed, input.problems ?? []);
  return {
    id: input.id,
    isNew: input.id === '',
    redrawText: messages.t('redrawCountry'),
    country: field('country', messages.t('country'), {
      autocomplete: 'country',
      value: country,
      required: true,
      options: countriesOf([], site).map(({ code, name }) => ({ value: code, label: name })),
    }),
    fields: [
      field('firstName', messages.t('firstName'), { autocomplete: 'given-name', required: true }),
      field('lastName', messages.t('lastName'), { autocomplete: 'family-name', required: true }),
      ...fields.map(({ name, label, required, options }) =>
        field(name, label, {
          autocomplete: addressAutocomplete[name],
          required,
          options: options.length > 0 ? [{ value: '', label: messages.t('choose') }, ...options] : options,
        }),
      ),
      field('phone', messages.t('phone'), { autocomplete: 'tel' }),
    ],
  };
}

interface FieldOptions {
  readonly autocomplete: string;
  readonly required?: boolean;
  readonly value?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

function fieldIn(messages: CheckoutMessages, typed: Address, problems: readonly Refusal[]) {
  return (name: keyof Address, label: string, fieldOptions: FieldOptions): AddressFieldView => {
    const value = fieldOptions.value ?? typed[name];
    const problem = problems.find((problem) => problem.field === name);
    return {
      name,
      label,
      value,
      autocomplete: fieldOptions.autocomplete,
      isRequired: fieldOptions.required ?? false,
      isSelect: (fieldOptions.options ?? []).length > 0,
      options: (fieldOptions.options ?? []).map((option) => ({
        ...option,
        isChosen: option.value === value,
      })),
      error: problem ? messages.error(problem) : '',
      isFirstWrong: problem !== undefined && problem === problems[0],
    };
  };
}
