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
  asked: AddressAsked,
): Promise<AccountAddresses> {
  const of = { siteUserId: user.id, language: site.language };
  const kept = await deps.db.forSite(site.id, (tx) => readSavedAddresses(tx, of));
  const edited = kept.find(({ id }) => id === asked.edit);
  const names = { firstName: user.firstName, lastName: user.lastName };
  const typed = asked.typed ?? edited?.address ?? { ...names, country: kept[0]?.address.country ?? '' };
  // Input for an address that has been deleted in the meantime is offered as a new one.
  const isOpen = asked.edit === 'new' || edited !== undefined || asked.typed !== undefined;
  return {
    list: kept.map(({ id, lines }, index) => ({
      lines,
      text: lines.join(', '),
      isFirst: index === 0 && kept.length > 1,
      isLater: index > 0,
      editUrl: `/account/addresses?edit=${id}`,
      action: `/api/site-users/account/addresses/${id}`,
    })),
    form: isOpen ? formOf(site, { ...asked, id: edited?.id ?? '' }, { ...emptyAddress, ...typed }) : null,
  };
}

function formOf(
  site: SiteEntry,
  asked: AddressAsked & { readonly id: string },
  typed: Address,
): AccountAddresses['form'] {
  const messages = checkoutMessages(site.language);
  const { country, fields } = addressForm(
    site.language,
    typed.country,
    site.language.split('-')[1]?.toUpperCase(),
    'US',
  );
  const field = fieldIn(messages, typed, asked.problems ?? []);
  return {
    id: asked.id,
    isNew: asked.id === '',
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
  return (name: keyof Address, label: string, given: FieldOptions): AddressFieldView => {
    const value = given.value ?? typed[name];
    const problem = problems.find((one) => one.field === name);
    return {
      name,
      label,
      value,
      autocomplete: given.autocomplete,
      isRequired: given.required ?? false,
      isSelect: (given.options ?? []).length > 0,
      options: (given.options ?? []).map((one) => ({ ...one, isChosen: one.value === value })),
      error: problem ? messages.error(problem) : '',
      isFirstWrong: problem !== undefined && problem === problems[0],
    };
  };
}
