import { type AddressFormat, addressFormatOf } from '@veranda/domain/forms/address-format';

const parts = { C: 'City', S: 'State', Z: 'Zip' } as const;

/**
 * Lets the controls of an address follow its country: their order, their names, and which of them there are.
 */
export function followCountries(form: HTMLFormElement): void {
  for (const address of form.querySelectorAll<HTMLElement>('.v-form-parts-address')) {
    const country = address.querySelector<HTMLSelectElement>('select');
    country?.addEventListener('change', () => follow(address, addressFormatOf(country.value)));
    if (country && country.value !== '') follow(address, addressFormatOf(country.value));
  }
}

function follow(address: HTMLElement, format: AddressFormat): void {
  const names = { C: format.city, S: format.region, Z: format.postalCode };
  for (const letter of [...new Set([...format.order.split(''), 'C', 'S', 'Z'])] as (keyof typeof parts)[]) {
    const part = address.querySelector<HTMLElement>(`[data-part="${parts[letter]}"]`);
    const label = part?.querySelector('label');
    if (!part || !label) continue;
    part.hidden = !format.order.includes(letter);
    if (part.hidden) clear(part);
    if (names[letter] !== '') label.textContent = names[letter];
    address.append(part);
  }
}

// Invisible fields are not sent.
function clear(part: HTMLElement): void {
  const input = part.querySelector('input');
  if (input) input.value = '';
}
