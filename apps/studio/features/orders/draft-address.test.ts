import type { AddressForm } from '@veranda/contracts/checkout';
import { emptyAddress } from '@veranda/domain/checkout/check-details';
import { describe, expect, it } from 'vitest';
import { movedTo, partsOf } from './draft-address.ts';

const states = [{ value: 'NY', label: 'New York' }];
const ofStates: AddressForm = {
  country: 'US',
  fields: [
    { name: 'address1', label: 'Address', required: true, options: [] },
    { name: 'address2', label: 'Apartment, floor (optional)', required: false, options: [] },
    { name: 'city', label: 'City', required: true, options: [] },
    { name: 'region', label: 'State', required: true, options: states },
    { name: 'postalCode', label: 'ZIP code', required: true, options: [] },
  ],
};
const ofTowns: AddressForm = {
  country: 'DE',
  fields: ofStates.fields.filter(({ name }) => name !== 'region'),
};
const names = (...given: Parameters<typeof partsOf>) => partsOf(...given).map(({ name }) => name);

describe('the address of a draft', () => {
  it('asks for the parts of its country, in its order and by its names', () => {
    expect(partsOf(ofStates, { ...emptyAddress, country: 'US' })).toEqual([
      { name: 'address1', label: 'Address', isOptional: false, options: [] },
      { name: 'address2', label: 'Apartment, floor', isOptional: true, options: [] },
      { name: 'city', label: 'City', isOptional: false, options: [] },
      { name: 'region', label: 'State', isOptional: false, options: states },
      { name: 'postalCode', label: 'ZIP code', isOptional: false, options: [] },
    ]);
  });

  it('asks for everything while no country is chosen', () => {
    expect(names(undefined, emptyAddress)).toEqual(['address1', 'address2', 'postalCode', 'city', 'region']);
  });

  it('hides nothing that was typed of a part that the country does not have', () => {
    expect(names(ofTowns, emptyAddress)).not.toContain('region');
    expect(partsOf(ofTowns, { ...emptyAddress, region: 'Bavaria' }).at(-1)).toMatchObject({
      name: 'region',
      isOptional: true,
      options: [],
    });
  });

  it('leaves a region behind that was chosen for another country', () => {
    const home = { ...emptyAddress, city: 'Albany', region: 'NY', country: 'US' };
    expect(movedTo(home, 'DE')).toEqual({ ...home, region: '', country: 'DE' });
    expect(movedTo(home, 'US')).toEqual(home);
    expect(movedTo({ ...home, country: '' }, 'US')).toEqual(home);
  });
});
