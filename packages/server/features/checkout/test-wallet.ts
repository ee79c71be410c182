import type { TestWalletView } from '@veranda/contracts/checkout-view';
import { emptyAddress } from '@veranda/domain/checkout/check-details';
import { addressLines } from '../../services/commerce/addresses/address-lines.ts';
import type { CheckoutMessages } from '../../services/commerce/checkout-pages/checkout-messages.ts';

const person = { firstName: 'Robin', lastName: 'Tester' };

// One address a country that the wallet knows; whoever ships to none of them has no such button.
const homes: readonly (typeof emptyAddress)[] = [
  home('US', { address1: '1 Test Street', city: 'Albany', region: 'NY', postalCode: '12207' }),
  home('DE', { address1: 'Probeweg 1', city: 'Berlin', postalCode: '10115' }),
  home('GB', { address1: '1 Trial Lane', city: 'York', postalCode: 'YO1 7HH' }),
  home('FR', { address1: '1 rue de l’Essai', city: 'Paris', postalCode: '75001' }),
  home('JP', { address1: '1-1 Tameshi', city: 'Chiyoda', region: '13', postalCode: '100-0001' }),
];

function home(country: string, more: Partial<typeof emptyAddress>): typeof emptyAddress {
  return { ...emptyAddress, ...person, ...more, country };
}

/**
 * Details that the wallet of the test gateway has of its owner; null where the shop sends to none of its
 * addresses.
 */
export function testWallet(
  countries: readonly string[],
  { language }: Pick<CheckoutMessages, 'language'>,
): TestWalletView | null {
  const address = homes.find(({ country }) => countries.includes(country));
  if (!address) return null;
  return {
    fields: { ...address, email: 'robin@buyer.example' },
    card: { cardNumber: '4242424242424242', cardExpiry: '12/40', cardCvc: '123' },
    address: addressLines(address, language).join(', '),
    cardText: 'Test card ·· 4242',
  };
}
