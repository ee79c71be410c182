import { describe, expect, it } from 'vitest';
import { translatorOf } from '@veranda/messages/catalog';
import { islandMessages } from '@veranda/messages/islands/messages';
import { storefrontMessages, storefrontMessagesOf } from './storefront-messages.ts';

describe('the texts of a site', () => {
  it.each([
    ['de-AT', 'cartLabel', 'Warenkorb'],
    ['FR_ca', 'cartLabel', 'Panier'],
    ['es', 'cartLabel', 'Carrito'],
    ['en-GB', 'cartLabel', 'Cart'],
    ['ja-JP', 'cartLabel', 'カート'],
    ['no', 'cartLabel', 'Handlekurv'],
    ['nn-NO', 'cartLabel', 'Handlekurv'],
    ['pt', 'lockPasswordLabel', 'Palavra-passe'],
    ['pt-PT', 'lockPasswordLabel', 'Palavra-passe'],
    ['pt_BR', 'lockPasswordLabel', 'Senha'],
    ['pt-BR', 'cartLabel', 'Carrinho'],
    ['xx', 'cartLabel', 'Cart'],
    ['', 'cartLabel', 'Cart'],
  ] as const)('%o: %s is %s', (language, key, text) =>
    expect(storefrontMessagesOf(language)[key]).toBe(text),
  );

  it('have arguments that a theme can put in, and no plurals', () => {
    const texts = Object.values<string>(storefrontMessages.en);
    expect(texts.filter((text) => /\{(?!\w+\})/.test(text))).toEqual([]);
  });

  it('are an owner’s where one has written them', () => {
    const t = translatorOf(islandMessages, 'de', { itemAddedMessage: '{productName}: {gone}!' });
    expect(t('itemAddedMessage', { productName: 'Mug' })).toBe('Mug: {gone}!');
    expect(t('viewCartText')).toBe('Warenkorb ansehen');
  });
});
