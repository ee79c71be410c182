import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { emptyAddress } from '@veranda/domain/checkout/check-details';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SiteContext } from '../../shell/use-site.ts';
import { DraftAddress } from './DraftAddress.tsx';
import { addressFormQuery } from './draft-queries.ts';

const part = (name: string, label: string, more: object = {}) => ({
  name,
  label,
  required: true,
  options: [],
  ...more,
});
const known = {
  US: [
    part('address1', 'Address'),
    part('address2', 'Apartment, floor (optional)', { required: false }),
    part('city', 'City'),
    part('region', 'State', { options: [{ value: 'NY', label: 'New York' }] }),
    part('postalCode', 'ZIP code'),
  ],
  DE: [part('address1', 'Address'), part('postalCode', 'Postal code'), part('city', 'City')],
};

function labelsOf(country: string): string[] {
  const client = new QueryClient();
  for (const [code, fields] of Object.entries(known))
    client.setQueryData(addressFormQuery('s', code).queryKey, {
      addressForm: { country: code, fields },
    } as never);
  const sheet = createElement(DraftAddress, {
    title: 'Ship to',
    countries: [],
    isReadOnly: false,
    onChange: () => {},
    address: { ...emptyAddress, country },
  });
  const inSite = createElement(SiteContext.Provider, { value: { id: 's' } as never }, sheet);
  const html = renderToStaticMarkup(createElement(QueryClientProvider, { client }, inSite));
  return [...html.matchAll(/class="ui-label"[^>]*>([^<]*)/g)].map(([, label = '']) => label);
}

describe('the fields of an address on a draft', () => {
  it('are those of its country, in its order', () => {
    expect(labelsOf('US')).toEqual([
      'Country',
      'First name',
      'Last name',
      'Address',
      'Apartment, floor',
      'City',
      'State',
      'ZIP code',
      'Phone',
    ]);
    expect(labelsOf('DE')).toEqual([
      'Country',
      'First name',
      'Last name',
      'Address',
      'Postal code',
      'City',
      'Phone',
    ]);
  });

  it('are all of them while no country is chosen', () => {
    expect(labelsOf('')).toContain('State or region');
  });
});
