import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

/** Messages that differ in Brazil. */
export const ptBr: Partial<Translation<typeof en>> = {
  received: 'Recebemos seu pedido',
  beingConfirmed:
    'Seu pagamento está sendo confirmado. Esta página avisa assim que estiver pronto; enviamos uma mensagem para {email}.',
  donated: 'Sua doação chegou: nº {number}. Enviamos um recibo para {email}.',
  follow: 'Acompanhar este pedido',
  accountOffer:
    'Tenha este pedido e os próximos em um só lugar. Este é incluído assim que você confirmar o seu endereço de e-mail.',
  goOn: 'Continuar vendo',
  waiting: 'Aguardamos seu pagamento.',
  gettingReady: 'Estamos preparando este pedido.',
  download: 'Baixar',
  ended: 'Encerrado',
  mailDownloads: 'Enviar os downloads de novo',
  downloadsMailed: 'Os downloads estão a caminho de {email} outra vez.',
  cardGoes: 'Será enviado para {email} em {date}',
  manage: 'Gerenciar a assinatura',
  invoiceEndedText:
    'Ela foi retirada, substituída por uma mais recente, ou o prazo passou. Peça uma nova a {shop}.',
  toShop: 'Ir para a loja',
  unavailable: 'Este item não está disponível no momento.',
  payableUntil: '{shop} preparou este pedido para você. Ele pode ser pago até {date}.',
  notPaidText:
    'Nada foi cobrado e seu carrinho está como estava. Você pode tentar novamente ou pagar de outra forma.',
};
