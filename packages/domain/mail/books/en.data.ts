import type { MailMessages } from '../message-shapes.ts';

export const english: MailMessages = {
  kinds: {
    'order-confirmation': {
      subject: 'Your order #{orderNumber} at {shop}',
      heading: 'Thank you for your order',
      intro: 'We’ve received your order #{orderNumber} of {orderDate}. Here is what you bought.',
    },
    invoice: {
      subject: 'Your invoice from {shop}',
      heading: 'Your invoice',
      intro: '{shop} has prepared this order for you. You can view and pay it until {date}.',
    },
    payment: {
      subject: 'Payment received for order #{orderNumber} at {shop}',
      heading: 'Thank you for your payment',
      intro: 'We’ve received your payment for order #{orderNumber}.',
    },
    shipping: {
      subject: 'Your order #{orderNumber} at {shop} is on its way',
      heading: 'On its way',
      intro: 'Your order #{orderNumber} has shipped.',
    },
    refund: {
      subject: 'Your order #{orderNumber} at {shop} was refunded',
      heading: 'Your refund',
      intro: 'We’ve refunded your order #{orderNumber} at {shop}.',
    },
    cancellation: {
      subject: 'Your order #{orderNumber} at {shop} was canceled',
      heading: 'Your order was canceled',
      intro: 'Your order #{orderNumber} at {shop} was canceled.',
    },
    'gift-card': {
      subject: 'A gift card from {senderName} for {shop}',
      heading: 'A gift card for you',
      intro: 'Here is a gift card of {amount} to spend at {shop}.',
    },
    downloads: {
      subject: 'Your downloads are ready – order #{orderNumber} at {shop}',
      heading: 'Your downloads are ready',
      intro: 'You can download what you bought at {shop} from your order page.',
    },
    'subscription-started': {
      subject: 'Your subscription at {shop}',
      heading: 'Your subscription has started',
      intro:
        'You’re subscribed to {product}. Your card will be charged automatically until the subscription ends.',
    },
    'subscription-upcoming': {
      subject: 'Your subscription at {shop} renews soon',
      heading: 'Your subscription renews soon',
      intro: 'On {date} we will charge your card ({card}) for {product}. You can skip or cancel before then.',
    },
    'subscription-renewed': {
      subject: 'Your subscription at {shop} was renewed',
      heading: 'Your subscription was renewed',
      intro: 'Your subscription to {product} continues.',
    },
    'subscription-payment-failed': {
      subject: 'A payment for {product} was declined',
      heading: 'Your card was declined',
      intro: 'We could not charge your card ({card}) for {product}.',
    },
    'subscription-canceled': {
      subject: 'Your subscription at {shop} was canceled',
      heading: 'Your subscription was canceled',
      intro: '{product} has ended. Your card will not be charged again.',
    },
    'subscription-completed': {
      subject: 'Your subscription at {shop} is complete',
      heading: 'Your subscription is complete',
      intro: 'The last charge for {product} is paid. Your card will not be charged again.',
    },
    restock: {
      subject: '{product} is back at {shop}',
      heading: 'Back in stock',
      intro: 'You asked us to let you know: {product} is back in stock.',
    },
    'review-request': {
      subject: 'How is it? Your order at {shop}',
      heading: 'How is it?',
      intro:
        'You recently bought {products} at {shop}. A short review helps other customers. It only takes a minute.',
    },
    'abandoned-cart': {
      subject: 'Your cart at {shop} is waiting',
      heading: 'You left something behind',
      intro: 'We’ve saved your cart for you. One click takes you back to where you left off.',
    },
    'list-confirm': {
      subject: 'Confirm your subscription to {list}',
      heading: 'Please confirm your subscription',
      intro:
        'You (or someone else) signed this address up for {list} at {shop}. We won’t send anything until you confirm.',
    },
    'list-welcome': {
      subject: 'You are subscribed to {list}',
      heading: 'Welcome',
      intro: 'You’re now subscribed to {list} of {shop}.',
    },
    'password-reset': {
      subject: 'Choose a new password at {shop}',
      heading: 'Choose a new password',
      intro: 'You (or someone else) asked for a new password at {shop}.',
    },
    'email-confirmation': {
      subject: 'Confirm your address at {shop}',
      heading: 'Is this you?',
      intro:
        'You (or someone else) have an account with this address at {shop}. Confirm that the address is yours to see all your orders there.',
    },
    'form-answer': {
      subject: 'Form submission: {form}',
      heading: '{form}',
      intro: 'Someone has filled in a form on your site.',
    },
    'shop-order': {
      subject: 'New order #{orderNumber}: {total}',
      heading: 'New order',
      intro: '{email} has placed an order for {total}.',
    },
    'shop-dispute': {
      subject: 'A payment for order #{orderNumber} is disputed',
      heading: 'A payment is disputed',
      intro: '{email} has disputed {amount} of order #{orderNumber} with their bank.',
    },
    'shop-subscription-started': {
      subject: 'New subscription to {product}',
      heading: 'New subscription',
      intro: '{email} has subscribed to {product}.',
    },
    'shop-subscription-renewed': {
      subject: 'Renewed: {product}',
      heading: 'Subscription renewed',
      intro: 'The subscription of {email} was charged again.',
    },
    'shop-subscription-payment-failed': {
      subject: 'Payment declined: {product}',
      heading: 'Payment declined',
      intro: 'The card of {email} was declined.',
    },
    'shop-subscription-canceled': {
      subject: 'Canceled: {product}',
      heading: 'Subscription canceled',
      intro: 'The subscription of {email} has ended.',
    },
    'shop-subscription-completed': {
      subject: 'Completed: {product}',
      heading: 'Subscription completed',
      intro: 'The subscription of {email} has had its last charge.',
    },
    'shop-mismatch': {
      subject: 'A payment of {amount} could not be confirmed',
      heading: 'A payment does not match',
      intro:
        'Your payment provider reports {otherAmount} for a payment of {amount} by {email}. No order was placed, and anything that was charged is being refunded. Please check the payment {reference} at your provider.',
    },
    'shop-refund-failed': {
      subject: 'A refund of {amount} failed',
      heading: 'A refund failed',
      intro:
        'The refund of {amount} to {email} did not go through, so the money is still with you. Please contact your customer and refund it another way.',
    },
  },
  buttons: {
    pay: 'View and pay',
    order: 'View your order',
    downloads: 'Go to the downloads',
    visit: 'Visit {shop}',
    subscriptions: 'Your subscriptions',
    product: 'View product',
    review: 'Write a review',
    cart: 'Back to your cart',
    confirm: 'Confirm my subscription',
    password: 'Choose a new password',
    address: 'Confirm my address',
    studio: 'View in the studio',
  },
  footers: {
    invoice: 'You received this e-mail because {shop} has prepared an order for you.',
    order: 'You received this e-mail because you placed an order at {shop}.',
    giftCard: 'Enter the code at checkout. It never expires, and you can use any remaining balance later.',
    subscription: 'You received this e-mail because you have a subscription at {shop}.',
    restock: 'This is the only e-mail about it. We can’t reserve one for you.',
    review: 'We only ask once per order. You can ignore this e-mail if you don’t want to write a review.',
    cart: 'We send only one e-mail about a cart. The items in it are not reserved for you.',
    confirm: 'If this wasn’t you, you can ignore this e-mail. The link works for two weeks.',
    welcome: 'You can unsubscribe at any time with one click.',
    password: 'The link works once, for one hour. If this wasn’t you, you can ignore this e-mail.',
    shop: 'You received this e-mail as the owner of {shop}.',
  },
  phrases: {
    testOrder: 'This is a test order. No money was charged.',
    sample: 'A sample with example content.',
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    free: 'Free',
    tax: 'Tax',
    total: 'Total',
    includedTax: 'Including tax',
    giftCard: 'Gift card',
    givenBack: 'Refunded',
    givenBackTo: 'We’ve refunded {amount} to your payment method.',
    deliveryTo: 'Delivery to',
    pleasePay: 'Please pay {amount}: {method}.',
    keptUntil: 'Your order is reserved until {date}.',
    travelsWith: 'Carrier: {carrier}.',
    followParcel: 'Track your package',
    amount: 'Amount',
    code: 'Code',
    balance: 'Check the balance at {link}.',
    subscription: 'Subscription',
    price: 'Price',
    nextCharge: 'Next charge',
    cardEnding: '{brand} ending in {digits}',
    cardMissing: 'No card is saved for this subscription. Please add one before the next charge.',
    tryAgain: 'We will try again on {date}. If you add another card, we will try right away.',
    lastTry: 'This was the last attempt. The subscription has ended.',
    byCustomer: 'Canceled by the customer.',
    byShop: 'Canceled in the studio.',
    unpaid: 'Not paid after three attempts.',
    disputeUntil:
      'Respond at your payment provider by {date}. If you don’t, the money goes back to the customer.',
    disputeSoon: 'Respond at your payment provider soon. If you don’t, the money goes back to the customer.',
    disputeReason: 'Reason given',
    sentFrom: 'Sent from {page}.',
    unsubscribe: 'Unsubscribe',
    sampleProduct: 'A product',
    sampleMessage: 'All the best, and enjoy it!',
  },
};
