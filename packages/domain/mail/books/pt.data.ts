import type { MailMessages } from '../message-shapes.ts';

export const portuguese: MailMessages = {
  kinds: {
    'order-confirmation': {
      subject: 'O seu pedido nº {orderNumber} em {shop}',
      heading: 'Obrigado pelo seu pedido',
      intro: 'Recebemos o seu pedido nº {orderNumber} de {orderDate}. Aqui está o que comprou.',
    },
    invoice: {
      subject: 'A sua fatura de {shop}',
      heading: 'A sua fatura',
      intro: '{shop} preparou este pedido para a sua conta. Pode vê-lo e pagá-lo até {date}.',
    },
    payment: {
      subject: 'Recebemos o pagamento do pedido nº {orderNumber} em {shop}',
      heading: 'Obrigado, está pago',
      intro: 'O pagamento do seu pedido nº {orderNumber} chegou.',
    },
    shipping: {
      subject: 'O seu pedido nº {orderNumber} em {shop} está a caminho',
      heading: 'A caminho',
      intro: 'Um pacote do seu pedido nº {orderNumber} já saiu.',
    },
    refund: {
      subject: 'Reembolso do seu pedido nº {orderNumber} em {shop}',
      heading: 'Reembolso feito',
      intro: 'O seu pedido nº {orderNumber} em {shop} foi reembolsado.',
    },
    cancellation: {
      subject: 'O seu pedido nº {orderNumber} em {shop} foi cancelado',
      heading: 'O seu pedido foi cancelado',
      intro: 'O seu pedido nº {orderNumber} em {shop} foi cancelado.',
    },
    'gift-card': {
      subject: 'Um cartão-presente de {senderName} para {shop}',
      heading: 'Recebeu um cartão-presente',
      intro: 'Aqui está um cartão-presente de {amount} para gastar em {shop}.',
    },
    downloads: {
      subject: 'Os seus downloads estão prontos – pedido nº {orderNumber} em {shop}',
      heading: 'Os seus downloads estão prontos',
      intro: 'O que comprou em {shop} está à espera na página do seu pedido.',
    },
    'subscription-started': {
      subject: 'A sua assinatura em {shop}',
      heading: 'A sua assinatura começou',
      intro: 'Assinou {product}. O seu cartão será cobrado automaticamente até ao fim.',
    },
    'subscription-upcoming': {
      subject: 'A sua assinatura em {shop} será renovada em breve',
      heading: 'Será renovada em breve',
      intro:
        'Em {date} voltaremos a cobrar {product} no seu cartão ({card}). Até lá pode saltar uma cobrança ou cancelar.',
    },
    'subscription-renewed': {
      subject: 'A sua assinatura em {shop} foi renovada',
      heading: 'A sua assinatura foi renovada',
      intro: '{product} continua.',
    },
    'subscription-payment-failed': {
      subject: 'Um pagamento de {product} foi recusado',
      heading: 'O seu cartão foi recusado',
      intro: 'Não foi possível cobrar {product} no seu cartão ({card}).',
    },
    'subscription-canceled': {
      subject: 'A sua assinatura em {shop} foi cancelada',
      heading: 'A sua assinatura foi cancelada',
      intro: '{product} terminou. O seu cartão não voltará a ser cobrado.',
    },
    'subscription-completed': {
      subject: 'A sua assinatura em {shop} está completa',
      heading: 'A sua assinatura está completa',
      intro: 'A última cobrança de {product} está paga. O seu cartão não voltará a ser cobrado.',
    },
    restock: {
      subject: '{product} voltou a {shop}',
      heading: 'De novo disponível',
      intro: 'Pediu para saber: {product} está de novo disponível.',
    },
    'review-request': {
      subject: 'O que achou? O seu pedido em {shop}',
      heading: 'O que achou?',
      intro:
        'Há algum tempo comprou em {shop}: {products}. Outras pessoas gostariam de saber o que achou. Leva um minuto.',
    },
    'abandoned-cart': {
      subject: 'O seu carrinho em {shop} está à espera',
      heading: 'Esqueceu-se de algo',
      intro: 'O seu carrinho está guardado. Basta um clique para continuar onde parou.',
    },
    'list-confirm': {
      subject: 'Confirme a sua inscrição em {list}',
      heading: 'Um clique e está na lista',
      intro:
        'Alguém, esperamos que tenha sido a própria pessoa, inscreveu este endereço em {list} de {shop}. Nada é enviado sem confirmação.',
    },
    'list-welcome': {
      subject: 'A sua inscrição em {list} está feita',
      heading: 'Que bom ter a sua companhia',
      intro: 'Este endereço está agora em {list} de {shop}.',
    },
    'password-reset': {
      subject: 'Escolha uma nova palavra-passe em {shop}',
      heading: 'Escolha uma nova palavra-passe',
      intro: 'Alguém, esperamos que tenha sido a própria pessoa, pediu uma nova palavra-passe em {shop}.',
    },
    'email-confirmation': {
      subject: 'Confirme o seu endereço em {shop}',
      heading: 'É mesmo o seu endereço?',
      intro:
        'Alguém, esperamos que tenha sido a própria pessoa, tem uma conta com este endereço em {shop}. Confirme que é seu para ver ali todos os seus pedidos.',
    },
    'form-answer': {
      subject: 'Formulário enviado: {form}',
      heading: '{form}',
      intro: 'Alguém preencheu um formulário do seu site.',
    },
    'shop-order': {
      subject: 'Novo pedido nº {orderNumber}: {total}',
      heading: 'Novo pedido',
      intro: '{email} fez um pedido de {total}.',
    },
    'shop-dispute': {
      subject: 'Um pagamento do pedido nº {orderNumber} foi contestado',
      heading: 'Um pagamento foi contestado',
      intro: '{email} pediu ao banco a devolução de {amount} do pedido nº {orderNumber}.',
    },
    'shop-subscription-started': {
      subject: 'Nova assinatura de {product}',
      heading: 'Nova assinatura',
      intro: '{email} assinou {product}.',
    },
    'shop-subscription-renewed': {
      subject: 'Renovada: {product}',
      heading: 'Assinatura renovada',
      intro: 'A assinatura de {email} foi cobrada de novo.',
    },
    'shop-subscription-payment-failed': {
      subject: 'Pagamento recusado: {product}',
      heading: 'Pagamento recusado',
      intro: 'O cartão de {email} foi recusado.',
    },
    'shop-subscription-canceled': {
      subject: 'Cancelada: {product}',
      heading: 'Assinatura cancelada',
      intro: 'A assinatura de {email} terminou.',
    },
    'shop-subscription-completed': {
      subject: 'Completa: {product}',
      heading: 'Assinatura completa',
      intro: 'A assinatura de {email} teve a sua última cobrança.',
    },
    'shop-mismatch': {
      subject: 'Não foi possível confirmar um pagamento de {amount}',
      heading: 'Um pagamento não corresponde',
      intro:
        'O seu prestador de pagamentos indica {otherAmount} para um pagamento de {amount} de {email}. Nenhuma encomenda foi feita e o que foi cobrado está a ser reembolsado. Verifique o pagamento {reference} junto do prestador.',
    },
    'shop-refund-failed': {
      subject: 'Um reembolso de {amount} falhou',
      heading: 'Um reembolso falhou',
      intro:
        'O reembolso de {amount} a {email} não foi efetuado: o dinheiro continua consigo. Fale com o seu cliente e reembolse de outra forma.',
    },
  },
  buttons: {
    pay: 'Ver e pagar',
    order: 'Ver o pedido',
    downloads: 'Ir para os downloads',
    visit: 'Visitar {shop}',
    subscriptions: 'As suas assinaturas',
    product: 'Dar uma olhada',
    review: 'Escrever uma avaliação',
    cart: 'Voltar ao carrinho',
    confirm: 'Confirmar a inscrição',
    password: 'Escolher uma nova palavra-passe',
    address: 'Confirmar o meu endereço',
    studio: 'Ver no estúdio',
  },
  footers: {
    invoice: 'Recebe esta mensagem porque {shop} preparou um pedido em seu nome.',
    order: 'Recebe esta mensagem porque fez um pedido em {shop}.',
    giftCard: 'Insira o código ao pagar. Não expira, e o que sobrar pode ser gasto noutra altura.',
    subscription: 'Recebe esta mensagem porque tem uma assinatura em {shop}.',
    restock: 'Esta é a única mensagem sobre o assunto. Não podemos reservar nada.',
    review: 'Perguntamos uma vez por pedido. Se preferir não responder, não é preciso fazer nada.',
    cart: 'Escrevemos uma só vez por carrinho. O que está nele não fica reservado.',
    confirm: 'Se não fez este pedido, não é preciso fazer nada. O link vale por duas semanas.',
    welcome: 'Pode sair quando quiser, com um clique.',
    password: 'O link funciona uma vez, durante uma hora. Se não fez este pedido, não é preciso fazer nada.',
    shop: 'Recebe esta mensagem como responsável por {shop}.',
  },
  phrases: {
    testOrder: 'Este é um pedido de teste: nenhum dinheiro foi movimentado.',
    sample: 'Uma amostra com conteúdo inventado.',
    subtotal: 'Subtotal',
    discount: 'Desconto',
    shipping: 'Envio',
    free: 'Grátis',
    tax: 'Impostos',
    total: 'Total',
    includedTax: 'Impostos incluídos',
    giftCard: 'Cartão-presente',
    givenBack: 'Reembolsado',
    givenBackTo: 'Devolvemos {amount} ao meio com que pagou.',
    deliveryTo: 'Entrega a',
    pleasePay: 'Pague {amount}, por favor: {method}.',
    keptUntil: 'O pedido fica guardado até {date}.',
    travelsWith: 'Segue com {carrier}.',
    followParcel: 'Acompanhar o pacote',
    amount: 'Valor',
    code: 'Código',
    balance: 'O saldo aparece em {link}.',
    subscription: 'Assinatura',
    price: 'Preço',
    nextCharge: 'Próxima cobrança',
    cardEnding: '{brand} terminado em {digits}',
    cardMissing: 'Não há nenhum cartão guardado. Indique um antes da próxima cobrança.',
    tryAgain: 'Nova tentativa em {date}. Com outro cartão é feita de imediato.',
    lastTry: 'Foi a última tentativa: a assinatura terminou.',
    byCustomer: 'O cliente cancelou-a.',
    byShop: 'Foi cancelada no estúdio.',
    unpaid: 'Não foi paga após três tentativas.',
    disputeUntil:
      'Responda junto do seu fornecedor de pagamentos até {date}. Sem resposta, o dinheiro é devolvido.',
    disputeSoon:
      'Responda em breve junto do seu fornecedor de pagamentos. Sem resposta, o dinheiro é devolvido.',
    disputeReason: 'Motivo indicado',
    sentFrom: 'Enviado de {page}.',
    unsubscribe: 'Cancelar inscrição',
    sampleProduct: 'Um produto',
    sampleMessage: 'Tudo de bom, e bom proveito!',
  },
};
