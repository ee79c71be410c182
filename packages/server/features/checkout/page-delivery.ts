import { text } from './html.ts';
import { type CheckoutPage, choice, errorText, field, invalid, part } from './page-parts.ts';

/** Where it goes: saved addresses of a member, and the address in the manner of its country. */
export function addressFields(page: CheckoutPage): string {
  const { checkout } = page;
  const billing = checkout.asksBillingAddress;
  const address = billing ? checkout.billingAddress : checkout.shippingAddress;
  const country = page.typed['country'] ?? address?.country ?? checkout.addressForm.country;
  const options = checkout.countries
    .map(
      (one) =>
        `<option value="${one.code}"${one.code === country ? ' selected' : ''}>${text(one.name)}</option>`,
    )
    .join('');
  const rest = checkout.addressForm.fields
    .map((one) => {
      const given = {
        name: one.name,
        label: one.label,
        autocomplete: autocomplete[one.name] ?? '',
        value: address?.[one.name] ?? '',
        required: one.required,
      };
      return one.options.length > 0 ? choice(page, given, one.options) : field(page, given);
    })
    .join('');
  const names = `<div class="row two">${field(page, { name: 'firstName', label: 'First name', autocomplete: 'given-name', value: address?.firstName ?? '', required: true })}${field(page, { name: 'lastName', label: 'Last name', autocomplete: 'family-name', value: address?.lastName ?? '', required: true })}</div>`;
  const phone = field(page, {
    name: 'phone',
    label: 'Phone (optional)',
    type: 'tel',
    autocomplete: 'tel',
    value: address?.phone ?? '',
  });
  return part(
    'delivery',
    `<h2>${billing ? 'Billing address' : 'Delivery'}</h2>${savedAddresses(page)}<input type="hidden" name="addressFor" value="${billing ? 'billing' : 'shipping'}"><div class="field"><label for="country">Country</label><select id="country" name="country" autocomplete="country"${invalid(page, 'country')}>${options}</select>${errorText(page, 'country')}</div>${names}${rest}${phone}<button class="link no-script" name="action" value="country">Show the fields of this country</button>`,
  );
}

const autocomplete: Readonly<Record<string, string>> = {
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
};

function savedAddresses({ checkout }: CheckoutPage): string {
  if (checkout.savedAddresses.length === 0) return '';
  const rows = checkout.savedAddresses
    .map(
      ({ id, lines }) =>
        `<li><span>${text(lines.join(', '))}</span><button class="button quiet" name="useAddress" value="${text(id)}" aria-label="Use the address ${text(lines.join(', '))}">Use</button></li>`,
    )
    .join('');
  return `<div class="saved"><h3>Your addresses</h3><ul>${rows}</ul></div>`;
}

/** How it is sent. */
export function shippingOptions(page: CheckoutPage, money: (cents: number) => string): string {
  const { cart, shippingOption } = page.checkout;
  const chosen = page.typed['shippingOption'] ?? shippingOption;
  const choices = cart.shippingOptions
    .map(
      (option) =>
        `<label class="choice"><input type="radio" name="shippingOption" value="${text(option.id)}"${option.id === chosen ? ' checked' : ''}><span>${text(option.name)}</span><span class="price">${option.costCents === 0 ? 'Free' : text(money(option.costCents))}</span></label>`,
    )
    .join('');
  return part(
    'shipping',
    `<fieldset id="shippingOption" tabindex="-1"><legend><h2>Shipping</h2></legend>${choices || '<p>This shop has no way of shipping yet.</p>'}</fieldset>${errorText(page, 'shippingOption')}<button class="link no-script" name="action" value="shipping">Update the total</button>`,
  );
}
