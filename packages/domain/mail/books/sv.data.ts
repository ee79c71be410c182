import type { MailMessages } from '../message-shapes.ts';

export const swedish: MailMessages = {
  kinds: {
    'order-confirmation': {
      subject: 'Din beställning nr {orderNumber} hos {shop}',
      heading: 'Tack för din beställning',
      intro: 'Din beställning nr {orderNumber} från {orderDate} är mottagen. Det här har du köpt.',
    },
    invoice: {
      subject: 'Din faktura från {shop}',
      heading: 'Din faktura',
      intro:
        '{shop} har satt ihop den här beställningen åt dig. Du kan titta på den och betala den till den {date}.',
    },
    payment: {
      subject: 'Vi har fått din betalning för beställning nr {orderNumber} hos {shop}',
      heading: 'Tack, det är betalt',
      intro: 'Pengarna för din beställning nr {orderNumber} har kommit.',
    },
    shipping: {
      subject: 'Din beställning nr {orderNumber} hos {shop} är på väg',
      heading: 'På väg',
      intro: 'Ett paket från din beställning nr {orderNumber} har lämnat oss.',
    },
    refund: {
      subject: 'Återbetalning av din beställning nr {orderNumber} hos {shop}',
      heading: 'En återbetalning till dig',
      intro: 'Din beställning nr {orderNumber} hos {shop} har återbetalats.',
    },
    cancellation: {
      subject: 'Din beställning nr {orderNumber} hos {shop} är avbruten',
      heading: 'Din beställning är avbruten',
      intro: 'Din beställning nr {orderNumber} hos {shop} är avbruten.',
    },
    'gift-card': {
      subject: 'Ett presentkort från {senderName} till {shop}',
      heading: 'Ett presentkort till dig',
      intro: 'Här är ett presentkort på {amount} att använda hos {shop}.',
    },
    downloads: {
      subject: 'Dina nedladdningar är klara – beställning nr {orderNumber} hos {shop}',
      heading: 'Dina nedladdningar är klara',
      intro: 'Det du köpte hos {shop} väntar på sidan för din beställning.',
    },
    'subscription-started': {
      subject: 'Din prenumeration hos {shop}',
      heading: 'Din prenumeration har börjat',
      intro: 'Du prenumererar på {product}. Ditt kort debiteras av sig självt tills den tar slut.',
    },
    'subscription-upcoming': {
      subject: 'Din prenumeration hos {shop} förnyas snart',
      heading: 'Din prenumeration förnyas snart',
      intro:
        'Den {date} debiterar vi ditt kort ({card}) för {product} igen. Fram till dess kan du hoppa över eller säga upp.',
    },
    'subscription-renewed': {
      subject: 'Din prenumeration hos {shop} har förnyats',
      heading: 'Din prenumeration har förnyats',
      intro: '{product} fortsätter.',
    },
    'subscription-payment-failed': {
      subject: 'En betalning för {product} nekades',
      heading: 'Ditt kort nekades',
      intro: 'Vi kunde inte debitera ditt kort ({card}) för {product}.',
    },
    'subscription-canceled': {
      subject: 'Din prenumeration hos {shop} är uppsagd',
      heading: 'Din prenumeration är uppsagd',
      intro: '{product} har tagit slut. Ditt kort debiteras inte mer.',
    },
    'subscription-completed': {
      subject: 'Din prenumeration hos {shop} är avslutad',
      heading: 'Din prenumeration är avslutad',
      intro: 'Den sista betalningen för {product} är gjord. Ditt kort debiteras inte mer.',
    },
    restock: {
      subject: '{product} är tillbaka hos {shop}',
      heading: 'I lager igen',
      intro: 'Du ville veta det: {product} går att köpa igen.',
    },
    'review-request': {
      subject: 'Hur är det? Din beställning hos {shop}',
      heading: 'Hur är det?',
      intro:
        'För en tid sedan köpte du hos {shop}: {products}. Andra vill gärna höra hur det är. Det tar en minut.',
    },
    'abandoned-cart': {
      subject: 'Din varukorg hos {shop} väntar',
      heading: 'Du lämnade något',
      intro: 'Vi har sparat din varukorg. Med ett klick fortsätter du där du slutade.',
    },
    'list-confirm': {
      subject: 'Bekräfta din anmälan till {list}',
      heading: 'Ett klick, så är du med på listan',
      intro:
        'Någon, förhoppningsvis du, har anmält den här adressen till {list} hos {shop}. Inget skickas innan du bekräftar.',
    },
    'list-welcome': {
      subject: 'Du är anmäld till {list}',
      heading: 'Kul att du är med',
      intro: 'Den här adressen finns nu på {list} hos {shop}.',
    },
    'password-reset': {
      subject: 'Välj ett nytt lösenord hos {shop}',
      heading: 'Välj ett nytt lösenord',
      intro: 'Någon, förhoppningsvis du, bad om ett nytt lösenord hos {shop}.',
    },
    'email-confirmation': {
      subject: 'Bekräfta din adress hos {shop}',
      heading: 'Är det du?',
      intro:
        'Någon, förhoppningsvis du, har ett konto med den här adressen hos {shop}. Bekräfta att den är din för att se alla dina beställningar där.',
    },
    'form-answer': {
      subject: 'Formulär ifyllt: {form}',
      heading: '{form}',
      intro: 'Någon har fyllt i ett formulär på din webbplats.',
    },
    'shop-order': {
      subject: 'Ny order nr {orderNumber}: {total}',
      heading: 'Ny order',
      intro: '{email} har beställt för {total}.',
    },
    'shop-dispute': {
      subject: 'En betalning för order nr {orderNumber} bestrids',
      heading: 'En betalning bestrids',
      intro: '{email} har bett sin bank att ta tillbaka {amount} av order nr {orderNumber}.',
    },
    'shop-subscription-started': {
      subject: 'Ny prenumeration på {product}',
      heading: 'Ny prenumeration',
      intro: '{email} prenumererar på {product}.',
    },
    'shop-subscription-renewed': {
      subject: 'Förnyad: {product}',
      heading: 'Prenumeration förnyad',
      intro: 'Prenumerationen för {email} debiterades igen.',
    },
    'shop-subscription-payment-failed': {
      subject: 'Betalning nekad: {product}',
      heading: 'Betalning nekad',
      intro: 'Kortet för {email} nekades.',
    },
    'shop-subscription-canceled': {
      subject: 'Uppsagd: {product}',
      heading: 'Prenumeration uppsagd',
      intro: 'Prenumerationen för {email} har tagit slut.',
    },
    'shop-subscription-completed': {
      subject: 'Avslutad: {product}',
      heading: 'Prenumeration avslutad',
      intro: 'Prenumerationen för {email} debiterades för sista gången.',
    },
    'shop-mismatch': {
      subject: 'En betalning på {amount} kunde inte bekräftas',
      heading: 'En betalning stämmer inte',
      intro:
        'Din betalleverantör har {otherAmount} för en betalning på {amount} av {email}. Ingen order har lagts, och det som har dragits betalas tillbaka. Kontrollera betalningen {reference} hos leverantören.',
    },
    'shop-refund-failed': {
      subject: 'En återbetalning av {amount} misslyckades',
      heading: 'En återbetalning misslyckades',
      intro:
        'Återbetalningen av {amount} till {email} gick inte igenom: pengarna är kvar hos dig. Kontakta din kund och betala tillbaka på ett annat sätt.',
    },
  },
  buttons: {
    pay: 'Se och betala',
    order: 'Se din beställning',
    downloads: 'Till nedladdningarna',
    visit: 'Besök {shop}',
    subscriptions: 'Dina prenumerationer',
    product: 'Ta en titt',
    review: 'Skriv ett omdöme',
    cart: 'Tillbaka till varukorgen',
    confirm: 'Bekräfta anmälan',
    password: 'Välj ett nytt lösenord',
    address: 'Bekräfta min adress',
    studio: 'Se den i studion',
  },
  footers: {
    invoice: 'Du får det här mejlet för att {shop} har satt ihop en beställning åt dig.',
    order: 'Du får det här mejlet för att du har beställt hos {shop}.',
    giftCard: 'Ange koden i kassan. Den går aldrig ut, och det som blir över kan användas en annan gång.',
    subscription: 'Du får det här mejlet för att du har en prenumeration hos {shop}.',
    restock: 'Det här är det enda mejlet om saken. Vi kan inte lägga undan något.',
    review: 'Vi frågar en gång per beställning. Vill du inte svara behöver du inte göra något.',
    cart: 'Vi skriver en gång om en varukorg. Det som ligger i den är inte reserverat.',
    confirm: 'Var det inte du behöver du inte göra något. Länken fungerar i två veckor.',
    welcome: 'Du kan när som helst avanmäla dig med ett klick.',
    password: 'Länken fungerar en gång, under en timme. Var det inte du behöver du inte göra något.',
    shop: 'Du får det här mejlet som ägare av {shop}.',
  },
  phrases: {
    testOrder: 'Det här är en testbeställning: inga pengar har flyttats.',
    sample: 'Ett exempel med påhittat innehåll.',
    subtotal: 'Delsumma',
    discount: 'Rabatt',
    shipping: 'Frakt',
    free: 'Gratis',
    tax: 'Moms',
    total: 'Totalt',
    includedTax: 'Varav moms',
    giftCard: 'Presentkort',
    givenBack: 'Återbetalt',
    givenBackTo: 'Vi har betalat tillbaka {amount} till det du betalade med.',
    deliveryTo: 'Leverans till',
    pleasePay: 'Betala {amount}, tack: {method}.',
    keptUntil: 'Beställningen sparas åt dig till den {date}.',
    travelsWith: 'Det kommer med {carrier}.',
    followParcel: 'Följ paketet',
    amount: 'Belopp',
    code: 'Kod',
    balance: 'Det som är kvar visas på {link}.',
    subscription: 'Prenumeration',
    price: 'Pris',
    nextCharge: 'Nästa betalning',
    cardEnding: '{brand} som slutar på {digits}',
    cardMissing: 'Inget kort är sparat för den. Ange ett innan nästa betalning förfaller.',
    tryAgain: 'Vi försöker igen den {date}. Med ett annat kort försöker vi direkt.',
    lastTry: 'Det var sista försöket: prenumerationen har tagit slut.',
    byCustomer: 'Kunden har sagt upp den.',
    byShop: 'Den sades upp i studion.',
    unpaid: 'Den betalades inte efter tre försök.',
    disputeUntil: 'Svara hos din betalleverantör senast {date}. Utan svar går pengarna tillbaka.',
    disputeSoon: 'Svara snart hos din betalleverantör. Utan svar går pengarna tillbaka.',
    disputeReason: 'Angivet skäl',
    sentFrom: 'Skickat från {page}.',
    unsubscribe: 'Avanmäl',
    sampleProduct: 'En produkt',
    sampleMessage: 'Allt gott, och mycket nöje!',
  },
};
