import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

/** Texts that differ in Brazil. */
export const ptBr: Partial<Translation<typeof en>> = {
  productAddingText: 'Adicionando…',
  variantUnavailableMessage: 'Desculpe, esta variante não está disponível. Escolha outra.',
  notEnoughStockMessage: 'Desculpe, não temos quantidade suficiente deste item.',
  quantityNumberMessage: 'A quantidade deve ser um número.',
  quantityWholeMessage: 'A quantidade deve ser um número inteiro',
  quantityRangeMessage: 'A quantidade deve estar entre 1 e 9999.',
  unableToAddTitle: 'Não foi possível adicionar o item',
  unableToPurchaseTitle: 'Não foi possível comprar o item',
  sessionExpiredMessage: 'Sua sessão expirou. Recarregue a página e tente novamente.',
  tooManyMessage: 'Tente novamente em alguns segundos.',
  offlineMessage: 'Verifique sua conexão com a internet',
  unableToAddItem: 'O item não foi adicionado',
  unableToRemoveItem: 'Não foi possível remover o item',
  unableToUpdateForm: 'Não foi possível salvar o formulário',
  oneItemInCart: 'Um item no carrinho',
  itemsInCart: '{n} itens no carrinho',
  manyItemsInCart: 'Mais de 100 itens no carrinho',
  installmentPaymentsText: '{n} parcelas sem juros de {amount}',
  productQuickViewText: 'Visualização rápida',
  quickViewLoadingText: 'Carregando…',
  savingText: 'Salvando…',
  restockSignedUpText: 'Cadastro feito!',
};
