import type { MailMessages } from '../message-shapes.ts';

export const french: MailMessages = {
  kinds: {
    'order-confirmation': {
      subject: 'Votre commande nº {orderNumber} chez {shop}',
      heading: 'Merci pour votre commande',
      intro: 'Votre commande nº {orderNumber} du {orderDate} est enregistrée. Voici vos achats.',
    },
    invoice: {
      subject: 'Votre facture de {shop}',
      heading: 'Votre facture',
      intro:
        '{shop} a préparé cette commande pour vous. Vous pouvez la consulter et la régler jusqu’au {date}.',
    },
    payment: {
      subject: 'Nous avons reçu le paiement de votre commande nº {orderNumber} chez {shop}',
      heading: 'Merci, c’est payé',
      intro: 'Le paiement de votre commande nº {orderNumber} est arrivé.',
    },
    shipping: {
      subject: 'Votre commande nº {orderNumber} chez {shop} est en route',
      heading: 'En route vers vous',
      intro: 'Un colis de votre commande nº {orderNumber} vient de partir.',
    },
    refund: {
      subject: 'Remboursement de votre commande nº {orderNumber} chez {shop}',
      heading: 'Un remboursement pour vous',
      intro: 'Votre commande nº {orderNumber} chez {shop} a été remboursée.',
    },
    cancellation: {
      subject: 'Votre commande nº {orderNumber} chez {shop} est annulée',
      heading: 'Votre commande est annulée',
      intro: 'Votre commande nº {orderNumber} chez {shop} est annulée.',
    },
    'gift-card': {
      subject: 'Une carte cadeau de {senderName} pour {shop}',
      heading: 'Une carte cadeau pour vous',
      intro: 'Voici une carte cadeau de {amount} à dépenser chez {shop}.',
    },
    downloads: {
      subject: 'Vos téléchargements sont prêts – commande nº {orderNumber} chez {shop}',
      heading: 'Vos téléchargements sont prêts',
      intro: 'Ce que vous avez acheté chez {shop} vous attend sur la page de votre commande.',
    },
    'subscription-started': {
      subject: 'Votre abonnement chez {shop}',
      heading: 'Votre abonnement a commencé',
      intro: 'Vous êtes abonné à {product}. Votre carte sera débitée automatiquement jusqu’à la fin.',
    },
    'subscription-upcoming': {
      subject: 'Votre abonnement chez {shop} sera bientôt renouvelé',
      heading: 'Bientôt renouvelé',
      intro:
        'Le {date}, nous débiterons de nouveau votre carte ({card}) pour {product}. D’ici là, vous pouvez sauter une échéance ou résilier.',
    },
    'subscription-renewed': {
      subject: 'Votre abonnement chez {shop} a été renouvelé',
      heading: 'Votre abonnement a été renouvelé',
      intro: '{product} continue.',
    },
    'subscription-payment-failed': {
      subject: 'Un paiement pour {product} a été refusé',
      heading: 'Votre carte a été refusée',
      intro: 'Nous n’avons pas pu débiter votre carte ({card}) pour {product}.',
    },
    'subscription-canceled': {
      subject: 'Votre abonnement chez {shop} est résilié',
      heading: 'Votre abonnement est résilié',
      intro: '{product} est terminé. Votre carte ne sera plus débitée.',
    },
    'subscription-completed': {
      subject: 'Votre abonnement chez {shop} est arrivé à son terme',
      heading: 'Votre abonnement est arrivé à son terme',
      intro: 'La dernière échéance de {product} est payée. Votre carte ne sera plus débitée.',
    },
    restock: {
      subject: '{product} est de retour chez {shop}',
      heading: 'De retour en stock',
      intro: 'Vous vouliez être prévenu : {product} est de nouveau disponible.',
    },
    'review-request': {
      subject: 'Alors, qu’en pensez-vous ? Votre commande chez {shop}',
      heading: 'Qu’en pensez-vous ?',
      intro:
        'Il y a quelque temps, vous avez acheté chez {shop} : {products}. D’autres aimeraient savoir ce que vous en pensez. Cela prend une minute.',
    },
    'abandoned-cart': {
      subject: 'Votre panier chez {shop} vous attend',
      heading: 'Vous avez oublié quelque chose',
      intro: 'Nous avons gardé votre panier. Un clic suffit pour reprendre là où vous en étiez.',
    },
    'list-confirm': {
      subject: 'Confirmez votre inscription à {list}',
      heading: 'Un clic, et vous êtes inscrit',
      intro:
        'Quelqu’un, vous sans doute, a inscrit cette adresse à {list} chez {shop}. Rien n’est envoyé sans votre confirmation.',
    },
    'list-welcome': {
      subject: 'Vous êtes inscrit à {list}',
      heading: 'Ravis de vous compter parmi nous',
      intro: 'Cette adresse figure désormais sur {list} de {shop}.',
    },
    'password-reset': {
      subject: 'Choisissez un nouveau mot de passe chez {shop}',
      heading: 'Choisissez un nouveau mot de passe',
      intro: 'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe chez {shop}.',
    },
    'email-confirmation': {
      subject: 'Confirmez votre adresse chez {shop}',
      heading: 'Est-ce bien vous ?',
      intro:
        'Quelqu’un, vous sans doute, a un compte avec cette adresse chez {shop}. Confirmez qu’elle est à vous pour y voir toutes vos commandes.',
    },
    'form-answer': {
      subject: 'Formulaire rempli : {form}',
      heading: '{form}',
      intro: 'Quelqu’un a rempli un formulaire de votre site.',
    },
    'shop-order': {
      subject: 'Nouvelle commande nº {orderNumber} : {total}',
      heading: 'Nouvelle commande',
      intro: '{email} a commandé pour {total}.',
    },
    'shop-dispute': {
      subject: 'Un paiement de la commande nº {orderNumber} est contesté',
      heading: 'Un paiement est contesté',
      intro: '{email} a demandé à sa banque de reprendre {amount} de la commande nº {orderNumber}.',
    },
    'shop-subscription-started': {
      subject: 'Nouvel abonnement à {product}',
      heading: 'Nouvel abonnement',
      intro: '{email} s’est abonné à {product}.',
    },
    'shop-subscription-renewed': {
      subject: 'Renouvelé : {product}',
      heading: 'Abonnement renouvelé',
      intro: 'L’abonnement de {email} a été débité de nouveau.',
    },
    'shop-subscription-payment-failed': {
      subject: 'Paiement refusé : {product}',
      heading: 'Paiement refusé',
      intro: 'La carte de {email} a été refusée.',
    },
    'shop-subscription-canceled': {
      subject: 'Résilié : {product}',
      heading: 'Abonnement résilié',
      intro: 'L’abonnement de {email} est terminé.',
    },
    'shop-subscription-completed': {
      subject: 'Arrivé à son terme : {product}',
      heading: 'Abonnement arrivé à son terme',
      intro: 'La dernière échéance de l’abonnement de {email} est passée.',
    },
    'shop-mismatch': {
      subject: 'Un paiement de {amount} n’a pas pu être confirmé',
      heading: 'Un paiement ne correspond pas',
      intro:
        'Votre prestataire de paiement indique {otherAmount} pour un paiement de {amount} par {email}. Aucune commande n’a été passée, et ce qui a été prélevé est remboursé. Vérifiez le paiement {reference} chez votre prestataire.',
    },
    'shop-refund-failed': {
      subject: 'Un remboursement de {amount} a échoué',
      heading: 'Un remboursement a échoué',
      intro:
        'Le remboursement de {amount} à {email} n’a pas abouti : l’argent est toujours chez vous. Contactez votre client et remboursez-le autrement.',
    },
  },
  buttons: {
    pay: 'Consulter et payer',
    order: 'Voir la commande',
    downloads: 'Aller aux téléchargements',
    visit: 'Visiter {shop}',
    subscriptions: 'Vos abonnements',
    product: 'Jeter un œil',
    review: 'Écrire un avis',
    cart: 'Retour au panier',
    confirm: 'Confirmer mon inscription',
    password: 'Choisir un mot de passe',
    address: 'Confirmer mon adresse',
    studio: 'Voir dans le studio',
  },
  footers: {
    invoice: 'Vous recevez ce message parce que {shop} a préparé une commande pour vous.',
    order: 'Vous recevez ce message parce que vous avez commandé chez {shop}.',
    giftCard:
      'Saisissez le code au moment de payer. Il n’expire jamais, et le solde peut servir une autre fois.',
    subscription: 'Vous recevez ce message parce que vous avez un abonnement chez {shop}.',
    restock: 'C’est notre seul message à ce sujet. Nous ne pouvons rien mettre de côté.',
    review: 'Nous demandons une fois par commande. Si vous préférez ne pas répondre, il n’y a rien à faire.',
    cart: 'Nous n’écrivons qu’une fois par panier. Son contenu n’est pas réservé.',
    confirm: 'Si ce n’était pas vous, il n’y a rien à faire. Le lien est valable deux semaines.',
    welcome: 'Vous pouvez vous désinscrire à tout moment en un clic.',
    password:
      'Le lien fonctionne une seule fois, pendant une heure. Si ce n’était pas vous, il n’y a rien à faire.',
    shop: 'Vous recevez ce message en tant que propriétaire de {shop}.',
  },
  phrases: {
    testOrder: 'Ceci est une commande d’essai : aucun argent n’a circulé.',
    sample: 'Un exemple au contenu inventé.',
    subtotal: 'Sous-total',
    discount: 'Remise',
    shipping: 'Livraison',
    free: 'Gratuite',
    tax: 'Taxes',
    total: 'Total',
    includedTax: 'Dont taxes',
    giftCard: 'Carte cadeau',
    givenBack: 'Remboursé',
    givenBackTo: 'Nous avons remboursé {amount} sur votre moyen de paiement.',
    deliveryTo: 'Livraison à',
    pleasePay: 'Merci de régler {amount} : {method}.',
    keptUntil: 'La commande vous est réservée jusqu’au {date}.',
    travelsWith: 'Il voyage avec {carrier}.',
    followParcel: 'Suivre le colis',
    amount: 'Montant',
    code: 'Code',
    balance: 'Le solde s’affiche sur {link}.',
    subscription: 'Abonnement',
    price: 'Prix',
    nextCharge: 'Prochaine échéance',
    cardEnding: '{brand} se terminant par {digits}',
    cardMissing: 'Aucune carte n’est enregistrée pour cela. Indiquez-en une avant le prochain paiement.',
    tryAgain: 'Nouvel essai le {date}. Avec une autre carte, il a lieu tout de suite.',
    lastTry: 'C’était le dernier essai : l’abonnement est terminé.',
    byCustomer: 'Le client l’a résilié.',
    byShop: 'Il a été résilié dans le studio.',
    unpaid: 'Il n’a pas été payé après trois essais.',
    disputeUntil:
      'Répondez auprès de votre prestataire de paiement avant le {date}. Sans réponse, l’argent est rendu.',
    disputeSoon: 'Répondez vite auprès de votre prestataire de paiement. Sans réponse, l’argent est rendu.',
    disputeReason: 'Motif indiqué',
    sentFrom: 'Envoyé depuis {page}.',
    unsubscribe: 'Se désinscrire',
    sampleProduct: 'Un produit',
    sampleMessage: 'Tous mes vœux, et profitez-en bien !',
  },
};
