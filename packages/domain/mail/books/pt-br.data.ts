import type { MailMessages } from '../message-shapes.ts';
import { portuguese } from './pt.data.ts';

/** As in Portugal, but for what is said otherwise in Brazil. */
export const brazilian: MailMessages = {
  kinds: {
    ...portuguese.kinds,
    'order-confirmation': {
      subject: 'Seu pedido nº {orderNumber} em {shop}',
      heading: 'Obrigado pelo seu pedido',
      intro: 'Recebemos seu pedido nº {orderNumber} de {orderDate}. Aqui está o que você comprou.',
    },
    invoice: {
      subject: 'Sua fatura de {shop}',
      heading: 'Sua fatura',
      intro: '{shop} preparou este pedido para você. Você pode vê-lo e pagá-lo até {date}.',
    },
    payment: {
      subject: 'Recebemos o pagamento do pedido nº {orderNumber} em {shop}',
      heading: 'Obrigado, está pago',
      intro: 'O pagamento do seu pedido nº {orderNumber} chegou.',
    },
    shipping: {
      subject: 'Seu pedido nº {orderNumber} em {shop} está a caminho',
      heading: 'A caminho',
      intro: 'Um pacote do seu pedido nº {orderNumber} já saiu.',
    },
    refund: {
      subject: 'Reembolso do seu pedido nº {orderNumber} em {shop}',
      heading: 'Reembolso feito',
      intro: 'Seu pedido nº {orderNumber} em {shop} foi reembolsado.',
    },
    cancellation: {
      subject: 'Seu pedido nº {orderNumber} em {shop} foi cancelado',
      heading: 'Seu pedido foi cancelado',
      intro: 'Seu pedido nº {orderNumber} em {shop} foi cancelado.',
    },
    'gift-card': {
      subject: 'Um cartão-presente de {senderName} para {shop}',
      heading: 'Você ganhou um cartão-presente',
      intro: 'Aqui está um cartão-presente de {amount} para gastar em {shop}.',
    },
    downloads: {
      subject: 'Seus downloads estão prontos – pedido nº {orderNumber} em {shop}',
      heading: 'Seus downloads estão prontos',
      intro: 'O que você comprou em {shop} está esperando na página do seu pedido.',
    },
    'subscription-started': {
      subject: 'Sua assinatura em {shop}',
      heading: 'Sua assinatura começou',
      intro: 'Você assinou {product}. Seu cartão será cobrado automaticamente até o fim.',
    },
    'subscription-upcoming': {
      subject: 'Sua assinatura em {shop} será renovada em breve',
      heading: 'Renovação em breve',
      intro:
        'Em {date} cobraremos {product} novamente no seu cartão ({card}). Até lá você pode pular uma cobrança ou cancelar.',
    },
    'subscription-renewed': {
      subject: 'Sua assinatura em {shop} foi renovada',
      heading: 'Sua assinatura foi renovada',
      intro: '{product} continua.',
    },
    'subscription-payment-failed': {
      subject: 'Um pagamento de {product} foi recusado',
      heading: 'Seu cartão foi recusado',
      intro: 'Não foi possível cobrar {product} no seu cartão ({card}).',
    },
    'subscription-canceled': {
      subject: 'Sua assinatura em {shop} foi cancelada',
      heading: 'Sua assinatura foi cancelada',
      intro: '{product} terminou. Seu cartão não será mais cobrado.',
    },
    'subscription-completed': {
      subject: 'Sua assinatura em {shop} está completa',
      heading: 'Sua assinatura está completa',
      intro: 'A última cobrança de {product} está paga. Seu cartão não será mais cobrado.',
    },
    restock: {
      subject: '{product} voltou a {shop}',
      heading: 'Disponível novamente',
      intro: 'Você pediu para saber: {product} está disponível novamente.',
    },
    'review-request': {
      subject: 'O que você achou? Seu pedido em {shop}',
      heading: 'O que você achou?',
      intro:
        'Há algum tempo você comprou em {shop}: {products}. Outras pessoas gostariam de saber o que você achou. Leva um minuto.',
    },
    'abandoned-cart': {
      subject: 'Seu carrinho em {shop} está esperando',
      heading: 'Você esqueceu algo',
      intro: 'Seu carrinho está guardado. Basta um clique para continuar de onde parou.',
    },
    'list-confirm': {
      subject: 'Confirme sua inscrição em {list}',
      heading: 'Um clique e você está na lista',
      intro:
        'Alguém, esperamos que tenha sido você, inscreveu este endereço em {list} de {shop}. Nada é enviado sem confirmação.',
    },
    'list-welcome': {
      subject: 'Sua inscrição em {list} está feita',
      heading: 'Que bom ter você aqui',
      intro: 'Este endereço está agora em {list} de {shop}.',
    },
    'password-reset': {
      subject: 'Escolha uma nova senha em {shop}',
      heading: 'Escolha uma nova senha',
      intro: 'Alguém, esperamos que tenha sido você, pediu uma nova senha em {shop}.',
    },
    'email-confirmation': {
      subject: 'Confirme seu endereço em {shop}',
      heading: 'É você?',
      intro:
        'Alguém, esperamos que tenha sido você, tem uma conta com este endereço em {shop}. Confirme que é seu para ver ali todos os seus pedidos.',
    },
    'shop-dispute': {
      subject: 'Um pagamento do pedido nº {orderNumber} foi contestado',
      heading: 'Um pagamento foi contestado',
      intro: '{email} pediu ao banco a devolução de {amount} do pedido nº {orderNumber}.',
    },
    'shop-mismatch': {
      subject: 'Não foi possível confirmar um pagamento de {amount}',
      heading: 'Um pagamento não confere',
      intro:
        'Seu provedor de pagamentos informa {otherAmount} para um pagamento de {amount} de {email}. Nenhum pedido foi feito e o que foi cobrado está sendo reembolsado. Verifique o pagamento {reference} no seu provedor.',
    },
    'shop-refund-failed': {
      subject: 'Um reembolso de {amount} falhou',
      heading: 'Um reembolso falhou',
      intro:
        'O reembolso de {amount} a {email} não foi concluído: o dinheiro continua com você. Fale com seu cliente e reembolse de outra forma.',
    },
  },
  buttons: {
    ...portuguese.buttons,
    subscriptions: 'Suas assinaturas',
    confirm: 'Confirmar inscrição',
    password: 'Escolher uma nova senha',
    address: 'Confirmar meu endereço',
  },
  footers: {
    ...portuguese.footers,
    invoice: 'Você recebe esta mensagem porque {shop} preparou um pedido em seu nome.',
    order: 'Você recebe esta mensagem porque fez um pedido em {shop}.',
    giftCard: 'Digite o código ao pagar. Ele não expira, e o que sobrar pode ser gasto em outra ocasião.',
    subscription: 'Você recebe esta mensagem porque tem uma assinatura em {shop}.',
    welcome: 'Você pode sair quando quiser, com um clique.',
    shop: 'Você recebe esta mensagem como responsável por {shop}.',
  },
  phrases: {
    ...portuguese.phrases,
    disputeUntil: 'Responda ao seu provedor de pagamentos até {date}. Sem resposta, o dinheiro é devolvido.',
    disputeSoon: 'Responda logo ao seu provedor de pagamentos. Sem resposta, o dinheiro é devolvido.',
    shipping: 'Frete',
    givenBackTo: 'Devolvemos {amount} à forma de pagamento que você usou.',
    deliveryTo: 'Entrega para',
    cardMissing: 'Não há nenhum cartão salvo. Informe um antes da próxima cobrança.',
    tryAgain: 'Nova tentativa em {date}. Com outro cartão, ela é feita na hora.',
  },
};
