import type { CheckoutView } from '@veranda/contracts/checkout-view';
import { Checkout } from '@veranda/islands/checkout/Checkout.tsx';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * The markup of a checkout page as the server has drawn it, and as React draws it of the view that came with
 * it.
 */
export function twoDrawings(html: string): { readonly server: string; readonly react: string } {
  const found =
    /<div class="page" id="checkout">(.*)<\/div><script[^>]*id="checkout-view">(.*?)<\/script>/s.exec(html);
  if (!found) throw new Error('this is no checkout page');
  const [, server = '', json = ''] = found;
  const view = JSON.parse(json) as CheckoutView;
  return {
    server: plainMarkup(server),
    react: plainMarkup(renderToString(createElement(Checkout, { first: view, early: null }))),
  };
}

/**
 * One element or text a line, attributes in the order of their names: what is left is what a browser reads.
 */
export function plainMarkup(html: string): string {
  return html
    .replace(/<(\w+)((?:\s[^<>]*?)?)\/?>/g, (_, name: string, attributes: string) => {
      const all = [...attributes.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)];
      const written = all.map(([, key = '', value = '']) => ` ${key.toLowerCase()}="${value}"`);
      return `\n<${name}${written.sort().join('')}>`;
    })
    .replace(/<\//g, '\n</')
    .replaceAll('&#x27;', "'");
}
