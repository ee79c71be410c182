import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ptBr: Partial<Translation<typeof en>> = {
  giftCardSenderName: 'Seu nome',
  giftCardDeliverHint: 'Deixe vazio para enviar o cartão assim que for pago.',
  giftCardOptional: 'opcional',
  giftBalanceNote: 'Digite o código de um cartão para ver quanto resta.',
  orderFindNote:
    'Digite o número do seu pedido e o e-mail com que ele foi feito. Enviaremos para lá um link para o pedido.',
  orderFindNumber: 'Número do pedido',
  orderFindSend: 'Enviar o link',
  orderFindSent: 'Se esse pedido existir, um e-mail com o link está a caminho.',
  accountDownloadsEmpty: 'Ainda não há nada para baixar.',
  accountDownloadText: 'Baixar',
  accountDownloadEnded: 'Encerrado',
  subscribeTitle: 'Sua assinatura',
  subscribeDonationTitle: 'Sua doação mensal',
  membershipTitle: 'Sua adesão',
  membershipAccountNote: 'Uma adesão pertence a uma conta: entre nela para ver o que abre.',
  subscribeExtraNote:
    'O frete e os impostos são acrescentados ao finalizar a compra, nesta cobrança e nas seguintes.',
  subscribeTotalMore: '{count} cobranças, {amount} mais o frete e os impostos aplicáveis',
  subscribeAccountNote: 'Uma assinatura pertence a uma conta, onde você pode pulá-la ou encerrá-la.',
  subscribeAgreeMore:
    'Aceito que sejam cobrados no meu cartão {phrase}, mais o frete e os impostos aplicáveis, até a assinatura terminar ou eu a cancelar. O valor total aparece ao finalizar a compra.',
  accountMembershipEnded: 'Encerrado',
  accountMembershipOpens: 'Abre para você:',
  accountCardsEmpty: 'Nenhum cartão salvo. Um cartão é salvo quando você assina algo.',
  accountSubscriptionPastDue: 'A última cobrança foi recusada. Tentaremos novamente em {date}.',
  accountSubscriptionSkip: 'Pular a próxima cobrança',
  accountSubscriptionResume: 'Manter mesmo assim',
  accountSubscriptionPastDueMark: 'Pagamento pendente',
  accountSubscriptionEndingMark: 'Encerrando',
};
