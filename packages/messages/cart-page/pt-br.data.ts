import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ptBr: Partial<Translation<typeof en>> = {
  cartEmptyText: 'Seu carrinho está vazio.',
  cartContinueText: 'Continuar comprando',
  cartItemText: 'Item',
  cartFreeShipping: 'Frete grátis',
  cartMinimumText: 'Para finalizar a compra, o subtotal deve ser de pelo menos {subtotal}.',
  cartFieldsSave: 'Salvar',
  cartEstimateSummary: 'Estimar frete e impostos',
  cartEstimateRegion: 'Estado ou região',
  cartEstimatePostal: 'CEP',
  cartEstimateShipping: 'Frete estimado',
  cartTaxesNote: 'Os impostos e o frete são calculados ao finalizar a compra.',
};
