import type { MailMessages } from '../message-shapes.ts';

export const italian: MailMessages = {
  kinds: {
    'order-confirmation': {
      subject: 'Il tuo ordine n. {orderNumber} da {shop}',
      heading: 'Grazie per il tuo ordine',
      intro: 'Abbiamo ricevuto il tuo ordine n. {orderNumber} del {orderDate}. Ecco cosa hai acquistato.',
    },
    invoice: {
      subject: 'La tua fattura da {shop}',
      heading: 'La tua fattura',
      intro: '{shop} ha preparato questo ordine per te. Puoi vederlo e pagarlo fino al {date}.',
    },
    payment: {
      subject: 'Abbiamo ricevuto il pagamento dell’ordine n. {orderNumber} da {shop}',
      heading: 'Grazie, è tutto pagato',
      intro: 'È arrivato il pagamento del tuo ordine n. {orderNumber}.',
    },
    shipping: {
      subject: 'Il tuo ordine n. {orderNumber} da {shop} è in viaggio',
      heading: 'In viaggio',
      intro: 'È partito un pacco del tuo ordine n. {orderNumber}.',
    },
    refund: {
      subject: 'Rimborso per il tuo ordine n. {orderNumber} da {shop}',
      heading: 'Un rimborso per te',
      intro: 'Il tuo ordine n. {orderNumber} da {shop} è stato rimborsato.',
    },
    cancellation: {
      subject: 'Il tuo ordine n. {orderNumber} da {shop} è annullato',
      heading: 'Il tuo ordine è annullato',
      intro: 'Il tuo ordine n. {orderNumber} da {shop} è annullato.',
    },
    'gift-card': {
      subject: 'Una carta regalo da {senderName} per {shop}',
      heading: 'Una carta regalo per te',
      intro: 'Ecco una carta regalo di {amount} da spendere da {shop}.',
    },
    downloads: {
      subject: 'I tuoi download sono pronti – ordine n. {orderNumber} da {shop}',
      heading: 'I tuoi download sono pronti',
      intro: 'Quello che hai acquistato da {shop} ti aspetta nella pagina del tuo ordine.',
    },
    'subscription-started': {
      subject: 'Il tuo abbonamento da {shop}',
      heading: 'Il tuo abbonamento è iniziato',
      intro: 'Ti sei abbonato a {product}. La tua carta sarà addebitata da sola fino alla fine.',
    },
    'subscription-upcoming': {
      subject: 'Il tuo abbonamento da {shop} si rinnova presto',
      heading: 'Il tuo abbonamento si rinnova presto',
      intro:
        'Il {date} addebiteremo di nuovo {product} sulla tua carta ({card}). Fino ad allora puoi saltare un addebito o disdire.',
    },
    'subscription-renewed': {
      subject: 'Il tuo abbonamento da {shop} è stato rinnovato',
      heading: 'Il tuo abbonamento è stato rinnovato',
      intro: '{product} continua.',
    },
    'subscription-payment-failed': {
      subject: 'Un pagamento per {product} è stato rifiutato',
      heading: 'La tua carta è stata rifiutata',
      intro: 'Non siamo riusciti ad addebitare {product} sulla tua carta ({card}).',
    },
    'subscription-canceled': {
      subject: 'Il tuo abbonamento da {shop} è disdetto',
      heading: 'Il tuo abbonamento è disdetto',
      intro: '{product} è terminato. La tua carta non sarà più addebitata.',
    },
    'subscription-completed': {
      subject: 'Il tuo abbonamento da {shop} è completo',
      heading: 'Il tuo abbonamento è completo',
      intro: 'L’ultimo addebito per {product} è pagato. La tua carta non sarà più addebitata.',
    },
    restock: {
      subject: '{product} è tornato da {shop}',
      heading: 'Di nuovo disponibile',
      intro: 'Volevi saperlo: {product} è di nuovo disponibile.',
    },
    'review-request': {
      subject: 'Com’è? Il tuo ordine da {shop}',
      heading: 'Com’è?',
      intro:
        'Qualche tempo fa hai acquistato da {shop}: {products}. Altre persone vorrebbero sapere com’è. Ci vuole un minuto.',
    },
    'abandoned-cart': {
      subject: 'Il tuo carrello da {shop} ti aspetta',
      heading: 'Hai dimenticato qualcosa',
      intro: 'Abbiamo tenuto il tuo carrello. Basta un clic per riprendere da dove eri rimasto.',
    },
    'list-confirm': {
      subject: 'Conferma la tua iscrizione a {list}',
      heading: 'Un clic e sei nella lista',
      intro:
        'Qualcuno, speriamo tu, ha iscritto questo indirizzo a {list} da {shop}. Finché non confermi non viene inviato nulla.',
    },
    'list-welcome': {
      subject: 'Sei iscritto a {list}',
      heading: 'Che bello averti qui',
      intro: 'Questo indirizzo è ora nella lista {list} di {shop}.',
    },
    'password-reset': {
      subject: 'Scegli una nuova password da {shop}',
      heading: 'Scegli una nuova password',
      intro: 'Qualcuno, speriamo tu, ha chiesto una nuova password da {shop}.',
    },
    'email-confirmation': {
      subject: 'Conferma il tuo indirizzo da {shop}',
      heading: 'Sei tu?',
      intro:
        'Qualcuno, speriamo tu, ha un account con questo indirizzo da {shop}. Conferma che è tuo per vedere lì tutti i tuoi ordini.',
    },
    'form-answer': {
      subject: 'Modulo inviato: {form}',
      heading: '{form}',
      intro: 'Qualcuno ha compilato un modulo del tuo sito.',
    },
    'shop-order': {
      subject: 'Nuovo ordine n. {orderNumber}: {total}',
      heading: 'Nuovo ordine',
      intro: '{email} ha ordinato per {total}.',
    },
    'shop-dispute': {
      subject: 'Un pagamento dell’ordine n. {orderNumber} è contestato',
      heading: 'Un pagamento è contestato',
      intro: '{email} ha chiesto alla sua banca di riprendere {amount} dell’ordine n. {orderNumber}.',
    },
    'shop-subscription-started': {
      subject: 'Nuovo abbonamento a {product}',
      heading: 'Nuovo abbonamento',
      intro: '{email} si è abbonato a {product}.',
    },
    'shop-subscription-renewed': {
      subject: 'Rinnovato: {product}',
      heading: 'Abbonamento rinnovato',
      intro: 'L’abbonamento di {email} è stato addebitato di nuovo.',
    },
    'shop-subscription-payment-failed': {
      subject: 'Pagamento rifiutato: {product}',
      heading: 'Pagamento rifiutato',
      intro: 'La carta di {email} è stata rifiutata.',
    },
    'shop-subscription-canceled': {
      subject: 'Disdetto: {product}',
      heading: 'Abbonamento disdetto',
      intro: 'L’abbonamento di {email} è terminato.',
    },
    'shop-subscription-completed': {
      subject: 'Completo: {product}',
      heading: 'Abbonamento completo',
      intro: 'L’abbonamento di {email} ha avuto il suo ultimo addebito.',
    },
    'shop-mismatch': {
      subject: 'Non è stato possibile confermare un pagamento di {amount}',
      heading: 'Un pagamento non corrisponde',
      intro:
        'Il tuo fornitore di pagamenti indica {otherAmount} per un pagamento di {amount} di {email}. Nessun ordine è stato effettuato e quanto addebitato viene rimborsato. Controlla il pagamento {reference} presso il fornitore.',
    },
    'shop-refund-failed': {
      subject: 'Un rimborso di {amount} non è riuscito',
      heading: 'Un rimborso non è riuscito',
      intro:
        'Il rimborso di {amount} a {email} non è andato a buon fine: il denaro è ancora da te. Contatta il cliente e rimborsalo in un altro modo.',
    },
  },
  buttons: {
    pay: 'Vedi e paga',
    order: 'Vedi l’ordine',
    downloads: 'Vai ai download',
    visit: 'Visita {shop}',
    subscriptions: 'I tuoi abbonamenti',
    product: 'Dai un’occhiata',
    review: 'Scrivi una recensione',
    cart: 'Torna al carrello',
    confirm: 'Conferma l’iscrizione',
    password: 'Scegli una nuova password',
    address: 'Conferma il mio indirizzo',
    studio: 'Vedi nello studio',
  },
  footers: {
    invoice: 'Ricevi questo messaggio perché {shop} ha preparato un ordine per te.',
    order: 'Ricevi questo messaggio perché hai ordinato da {shop}.',
    giftCard:
      'Inserisci il codice alla cassa. Non scade mai, e quel che resta si può spendere un’altra volta.',
    subscription: 'Ricevi questo messaggio perché hai un abbonamento da {shop}.',
    restock: 'È l’unico messaggio al riguardo. Non possiamo metterne da parte.',
    review: 'Chiediamo una volta per ordine. Se preferisci di no, non devi fare nulla.',
    cart: 'Scriviamo una sola volta per carrello. Quello che contiene non è riservato.',
    confirm: 'Se non sei stato tu, non devi fare nulla. Il link vale due settimane.',
    welcome: 'Puoi cancellarti quando vuoi con un clic.',
    password: 'Il link vale una volta, per un’ora. Se non sei stato tu, non devi fare nulla.',
    shop: 'Ricevi questo messaggio come titolare di {shop}.',
  },
  phrases: {
    testOrder: 'È un ordine di prova: non si è mosso denaro.',
    sample: 'Un esempio con contenuti inventati.',
    subtotal: 'Subtotale',
    discount: 'Sconto',
    shipping: 'Spedizione',
    free: 'Gratis',
    tax: 'Imposte',
    total: 'Totale',
    includedTax: 'Imposte incluse',
    giftCard: 'Carta regalo',
    givenBack: 'Rimborsato',
    givenBackTo: 'Abbiamo restituito {amount} al metodo con cui hai pagato.',
    deliveryTo: 'Consegna a',
    pleasePay: 'Paga {amount}, per favore: {method}.',
    keptUntil: 'L’ordine è tenuto per te fino al {date}.',
    travelsWith: 'Viaggia con {carrier}.',
    followParcel: 'Segui il pacco',
    amount: 'Importo',
    code: 'Codice',
    balance: 'Il saldo è indicato su {link}.',
    subscription: 'Abbonamento',
    price: 'Prezzo',
    nextCharge: 'Prossimo addebito',
    cardEnding: '{brand} che termina con {digits}',
    cardMissing: 'Non c’è nessuna carta salvata. Inseriscine una prima del prossimo addebito.',
    tryAgain: 'Si riprova il {date}. Con un’altra carta si prova subito.',
    lastTry: 'Era l’ultimo tentativo: l’abbonamento è terminato.',
    byCustomer: 'Lo ha disdetto il cliente.',
    byShop: 'È stato disdetto nello studio.',
    unpaid: 'Non è stato pagato dopo tre tentativi.',
    disputeUntil:
      'Rispondi presso il tuo fornitore di pagamenti entro il {date}. Senza risposta il denaro torna indietro.',
    disputeSoon:
      'Rispondi presto presso il tuo fornitore di pagamenti. Senza risposta il denaro torna indietro.',
    disputeReason: 'Motivo indicato',
    sentFrom: 'Inviato da {page}.',
    unsubscribe: 'Cancella l’iscrizione',
    sampleProduct: 'Un prodotto',
    sampleMessage: 'Tanti auguri, e buon divertimento!',
  },
};
