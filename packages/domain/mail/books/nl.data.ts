import type { MailMessages } from '../message-shapes.ts';

export const dutch: MailMessages = {
  kinds: {
    'order-confirmation': {
      subject: 'Je bestelling nr. {orderNumber} bij {shop}',
      heading: 'Bedankt voor je bestelling',
      intro: 'Je bestelling nr. {orderNumber} van {orderDate} is geplaatst. Dit heb je gekocht.',
    },
    invoice: {
      subject: 'Je factuur van {shop}',
      heading: 'Je factuur',
      intro:
        '{shop} heeft deze bestelling voor je samengesteld. Je kunt haar bekijken en betalen tot {date}.',
    },
    payment: {
      subject: 'We hebben je betaling voor bestelling nr. {orderNumber} bij {shop} ontvangen',
      heading: 'Bedankt, het is betaald',
      intro: 'Het geld voor je bestelling nr. {orderNumber} is binnen.',
    },
    shipping: {
      subject: 'Je bestelling nr. {orderNumber} bij {shop} is onderweg',
      heading: 'Onderweg',
      intro: 'Een pakket van je bestelling nr. {orderNumber} is vertrokken.',
    },
    refund: {
      subject: 'Terugbetaling van je bestelling nr. {orderNumber} bij {shop}',
      heading: 'Een terugbetaling voor jou',
      intro: 'Je bestelling nr. {orderNumber} bij {shop} is terugbetaald.',
    },
    cancellation: {
      subject: 'Je bestelling nr. {orderNumber} bij {shop} is geannuleerd',
      heading: 'Je bestelling is geannuleerd',
      intro: 'Je bestelling nr. {orderNumber} bij {shop} is geannuleerd.',
    },
    'gift-card': {
      subject: 'Een cadeaubon van {senderName} voor {shop}',
      heading: 'Een cadeaubon voor jou',
      intro: 'Hier is een cadeaubon van {amount} om uit te geven bij {shop}.',
    },
    downloads: {
      subject: 'Je downloads staan klaar – bestelling nr. {orderNumber} bij {shop}',
      heading: 'Je downloads staan klaar',
      intro: 'Wat je bij {shop} hebt gekocht, staat klaar op de pagina van je bestelling.',
    },
    'subscription-started': {
      subject: 'Je abonnement bij {shop}',
      heading: 'Je abonnement is begonnen',
      intro: 'Je bent geabonneerd op {product}. Je kaart wordt vanzelf belast tot het eindigt.',
    },
    'subscription-upcoming': {
      subject: 'Je abonnement bij {shop} wordt binnenkort verlengd',
      heading: 'Binnenkort verlengd',
      intro:
        'Op {date} belasten we je kaart ({card}) opnieuw voor {product}. Tot dan kun je overslaan of opzeggen.',
    },
    'subscription-renewed': {
      subject: 'Je abonnement bij {shop} is verlengd',
      heading: 'Je abonnement is verlengd',
      intro: '{product} gaat door.',
    },
    'subscription-payment-failed': {
      subject: 'Een betaling voor {product} is geweigerd',
      heading: 'Je kaart is geweigerd',
      intro: 'We konden je kaart ({card}) niet belasten voor {product}.',
    },
    'subscription-canceled': {
      subject: 'Je abonnement bij {shop} is opgezegd',
      heading: 'Je abonnement is opgezegd',
      intro: '{product} is beëindigd. Je kaart wordt niet meer belast.',
    },
    'subscription-completed': {
      subject: 'Je abonnement bij {shop} is afgerond',
      heading: 'Je abonnement is afgerond',
      intro: 'De laatste betaling voor {product} is gedaan. Je kaart wordt niet meer belast.',
    },
    restock: {
      subject: '{product} is terug bij {shop}',
      heading: 'Weer op voorraad',
      intro: 'Je wilde het weten: {product} is weer te koop.',
    },
    'review-request': {
      subject: 'Hoe bevalt het? Je bestelling bij {shop}',
      heading: 'Hoe bevalt het?',
      intro:
        'Een tijdje geleden kocht je bij {shop}: {products}. Anderen horen graag hoe het is. Het kost een minuut.',
    },
    'abandoned-cart': {
      subject: 'Je winkelwagen bij {shop} wacht',
      heading: 'Je hebt iets laten liggen',
      intro: 'We hebben je winkelwagen bewaard. Met één klik ga je verder waar je gebleven was.',
    },
    'list-confirm': {
      subject: 'Bevestig je aanmelding voor {list}',
      heading: 'Eén klik en je staat op de lijst',
      intro:
        'Iemand, hopelijk jijzelf, heeft dit adres bij {shop} aangemeld voor {list}. Er wordt niets gestuurd voordat je bevestigt.',
    },
    'list-welcome': {
      subject: 'Je bent aangemeld voor {list}',
      heading: 'Fijn dat je er bent',
      intro: 'Dit adres staat nu op {list} van {shop}.',
    },
    'password-reset': {
      subject: 'Kies een nieuw wachtwoord bij {shop}',
      heading: 'Kies een nieuw wachtwoord',
      intro: 'Iemand, hopelijk jijzelf, vroeg om een nieuw wachtwoord bij {shop}.',
    },
    'email-confirmation': {
      subject: 'Bevestig je adres bij {shop}',
      heading: 'Ben jij dit?',
      intro:
        'Iemand, hopelijk jijzelf, heeft bij {shop} een account met dit adres. Bevestig dat het van jou is om daar al je bestellingen te zien.',
    },
    'form-answer': {
      subject: 'Formulier ingevuld: {form}',
      heading: '{form}',
      intro: 'Iemand heeft een formulier op je site ingevuld.',
    },
    'shop-order': {
      subject: 'Nieuwe bestelling nr. {orderNumber}: {total}',
      heading: 'Nieuwe bestelling',
      intro: '{email} heeft voor {total} besteld.',
    },
    'shop-dispute': {
      subject: 'Een betaling van bestelling nr. {orderNumber} wordt betwist',
      heading: 'Een betaling wordt betwist',
      intro: '{email} heeft de bank gevraagd {amount} van bestelling nr. {orderNumber} terug te halen.',
    },
    'shop-subscription-started': {
      subject: 'Nieuw abonnement op {product}',
      heading: 'Nieuw abonnement',
      intro: '{email} heeft zich geabonneerd op {product}.',
    },
    'shop-subscription-renewed': {
      subject: 'Verlengd: {product}',
      heading: 'Abonnement verlengd',
      intro: 'Het abonnement van {email} is opnieuw afgeschreven.',
    },
    'shop-subscription-payment-failed': {
      subject: 'Betaling geweigerd: {product}',
      heading: 'Betaling geweigerd',
      intro: 'De kaart van {email} is geweigerd.',
    },
    'shop-subscription-canceled': {
      subject: 'Opgezegd: {product}',
      heading: 'Abonnement opgezegd',
      intro: 'Het abonnement van {email} is beëindigd.',
    },
    'shop-subscription-completed': {
      subject: 'Afgerond: {product}',
      heading: 'Abonnement afgerond',
      intro: 'Het abonnement van {email} is voor de laatste keer afgeschreven.',
    },
    'shop-mismatch': {
      subject: 'Een betaling van {amount} kon niet worden bevestigd',
      heading: 'Een betaling komt niet overeen',
      intro:
        'Je betaalprovider heeft {otherAmount} voor een betaling van {amount} door {email}. Er is geen bestelling geplaatst en wat is afgeschreven, wordt terugbetaald. Controleer de betaling {reference} bij je provider.',
    },
    'shop-refund-failed': {
      subject: 'Een terugbetaling van {amount} is mislukt',
      heading: 'Een terugbetaling is mislukt',
      intro:
        'De terugbetaling van {amount} aan {email} is niet gelukt: het geld staat nog bij jou. Neem contact op met je klant en betaal het op een andere manier terug.',
    },
  },
  buttons: {
    pay: 'Bekijken en betalen',
    order: 'Bekijk je bestelling',
    downloads: 'Naar de downloads',
    visit: 'Naar {shop}',
    subscriptions: 'Je abonnementen',
    product: 'Bekijken',
    review: 'Schrijf een beoordeling',
    cart: 'Terug naar je winkelwagen',
    confirm: 'Aanmelding bevestigen',
    password: 'Kies een nieuw wachtwoord',
    address: 'Mijn adres bevestigen',
    studio: 'Bekijk in de studio',
  },
  footers: {
    invoice: 'Je krijgt deze mail omdat {shop} een bestelling voor je heeft samengesteld.',
    order: 'Je krijgt deze mail omdat je bij {shop} hebt besteld.',
    giftCard:
      'Vul de code in bij het afrekenen. Hij verloopt nooit, en wat overblijft kun je later besteden.',
    subscription: 'Je krijgt deze mail omdat je een abonnement bij {shop} hebt.',
    restock: 'Dit is de enige mail hierover. We kunnen niets voor je achterhouden.',
    review: 'We vragen het één keer per bestelling. Liever niet? Dan hoef je niets te doen.',
    cart: 'We schrijven één keer over een winkelwagen. De inhoud is niet gereserveerd.',
    confirm: 'Was jij het niet, dan hoef je niets te doen. De link werkt twee weken.',
    welcome: 'Je kunt je op elk moment met één klik afmelden.',
    password: 'De link werkt één keer, een uur lang. Was jij het niet, dan hoef je niets te doen.',
    shop: 'Je krijgt deze mail als eigenaar van {shop}.',
  },
  phrases: {
    testOrder: 'Dit is een testbestelling: er is geen geld overgemaakt.',
    sample: 'Een voorbeeld met verzonnen inhoud.',
    subtotal: 'Subtotaal',
    discount: 'Korting',
    shipping: 'Verzending',
    free: 'Gratis',
    tax: 'Btw',
    total: 'Totaal',
    includedTax: 'Waarvan btw',
    giftCard: 'Cadeaubon',
    givenBack: 'Terugbetaald',
    givenBackTo: 'We hebben {amount} teruggestort via je betaalmiddel.',
    deliveryTo: 'Bezorging bij',
    pleasePay: 'Betaal {amount}, alsjeblieft: {method}.',
    keptUntil: 'We bewaren de bestelling voor je tot {date}.',
    travelsWith: 'Het reist met {carrier}.',
    followParcel: 'Volg het pakket',
    amount: 'Bedrag',
    code: 'Code',
    balance: 'Wat er over is, staat op {link}.',
    subscription: 'Abonnement',
    price: 'Prijs',
    nextCharge: 'Volgende betaling',
    cardEnding: '{brand} eindigend op {digits}',
    cardMissing: 'Er is geen kaart opgeslagen. Geef er een op voordat de volgende betaling vervalt.',
    tryAgain: 'Op {date} proberen we het opnieuw. Met een andere kaart gebeurt dat meteen.',
    lastTry: 'Dit was de laatste poging: het abonnement is beëindigd.',
    byCustomer: 'De klant heeft het opgezegd.',
    byShop: 'Het is in de studio opgezegd.',
    unpaid: 'Het is na drie pogingen niet betaald.',
    disputeUntil: 'Antwoord bij je betaaldienst vóór {date}. Zonder antwoord gaat het geld terug.',
    disputeSoon: 'Antwoord snel bij je betaaldienst. Zonder antwoord gaat het geld terug.',
    disputeReason: 'Opgegeven reden',
    sentFrom: 'Verstuurd vanaf {page}.',
    unsubscribe: 'Afmelden',
    sampleProduct: 'Een product',
    sampleMessage: 'Alle goeds, en veel plezier ermee!',
  },
};
