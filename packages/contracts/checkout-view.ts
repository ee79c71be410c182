import Type, { type Static } from 'typebox';

// The checkout as it is drawn, by the server and by React alike. Browsers import the types alone.

/** A value that whoever draws it does not change. */
type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

export const OptionView = Type.Object({
  value: Type.String(),
  label: Type.String(),
});
export type OptionView = DeepReadonly<Static<typeof OptionView>>;

/** A field as both drawings of the checkout ask for it. Words and values are ready to be shown. */
export const FieldView = Type.Object({
  /** Its id in the page too. */
  name: Type.String(),
  label: Type.String(),
  type: Type.Union([Type.Literal('text'), Type.Literal('email'), Type.Literal('tel')]),
  autocomplete: Type.String(),
  /** The keyboard of a phone; empty for that of the type. */
  inputMode: Type.Union([Type.Literal(''), Type.Literal('email'), Type.Literal('numeric')]),
  value: Type.String(),
  required: Type.Boolean(),
  /** Shares its line with the one beside it. */
  isHalf: Type.Boolean(),
  /** Choices of a list; null for a field that is typed into. */
  options: Type.Union([Type.Array(OptionView), Type.Null()]),
  /** Text of the list before anything is chosen; empty where something always is. */
  unchosen: Type.String(),
});
export type FieldView = DeepReadonly<Static<typeof FieldView>>;

/** The logo of a site, in CSS pixels. */
export const LogoView = Type.Object({
  url: Type.String(),
  width: Type.Number(),
  height: Type.Number(),
});
export type LogoView = DeepReadonly<Static<typeof LogoView>>;

/** A problem, as text; `isOnPage` where a field of that name can be pointed at. */
export const ProblemView = Type.Object({
  field: Type.String(),
  error: Type.String(),
  isOnPage: Type.Boolean(),
});
export type ProblemView = DeepReadonly<Static<typeof ProblemView>>;

export const ContactView = Type.Object({
  title: Type.String(),
  email: FieldView,
  /** Null for a member. */
  login: Type.Union([
    Type.Object({
      text: Type.String(),
      url: Type.String(),
    }),
    Type.Null(),
  ]),
  /** The signed-in customer, as a sentence; empty for a guest. */
  member: Type.String(),
  /** Null where there is no list to join; never ticked for anybody. */
  newsletter: Type.Union([
    Type.Object({
      label: Type.String(),
      ticked: Type.Boolean(),
    }),
    Type.Null(),
  ]),
});
export type ContactView = DeepReadonly<Static<typeof ContactView>>;

const SavedAddressView = Type.Object({
  id: Type.String(),
  text: Type.String(),
  /** Accessible label of the button. */
  label: Type.String(),
});

export const AddressView = Type.Object({
  title: Type.String(),
  addressFor: Type.Union([Type.Literal('shipping'), Type.Literal('billing')]),
  savedTitle: Type.String(),
  useText: Type.String(),
  saved: Type.Array(SavedAddressView),
  /** Texts of the suggestions while the street is typed; null where there are none. */
  suggestions: Type.Union([
    Type.Object({
      label: Type.String(),
      /** How many were found, for one to five of them. */
      found: Type.Array(Type.String()),
    }),
    Type.Null(),
  ]),
  country: FieldView,
  names: Type.Tuple([FieldView, FieldView]),
  /** In the order of the country, the phone last. */
  fields: Type.Array(FieldView),
  /** Label of the button by which a visitor without JavaScript draws another country's fields. */
  redrawText: Type.String(),
});
export type AddressView = DeepReadonly<Static<typeof AddressView>>;

/** Billing address, when it differs from the shipping address. */
export const BillingView = Type.Object({
  title: Type.String(),
  label: Type.String(),
  ticked: Type.Boolean(),
  /** The country first, in its order; none where the box is not ticked. */
  fields: Type.Array(FieldView),
  redrawText: Type.String(),
});
export type BillingView = DeepReadonly<Static<typeof BillingView>>;

export const ShippingView = Type.Object({
  title: Type.String(),
  options: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      price: Type.String(),
      /** In the smallest unit of the currency, as a provider's sheet counts. */
      minor: Type.Number(),
      chosen: Type.Boolean(),
    }),
  ),
  /** Text for an empty list. */
  noneText: Type.String(),
  redrawText: Type.String(),
});
export type ShippingView = DeepReadonly<Static<typeof ShippingView>>;

/** A code that was entered, or a gift card. */
export const CodeView = Type.Object({
  kind: Type.Union([Type.Literal('removeCoupon'), Type.Literal('removeGiftCard')]),
  /** Value that the remove button sends. */
  value: Type.String(),
  name: Type.String(),
  removeLabel: Type.String(),
  /** Reason why the method cannot be used now; empty where it works. */
  problem: Type.String(),
});
export type CodeView = DeepReadonly<Static<typeof CodeView>>;

export const ExtrasView = Type.Object({
  codesTitle: Type.String(),
  codesOpen: Type.Boolean(),
  codes: Type.Array(CodeView),
  removeText: Type.String(),
  code: FieldView,
  applyText: Type.String(),
  noteTitle: Type.String(),
  noteLabel: Type.String(),
  note: Type.String(),
});
export type ExtrasView = DeepReadonly<Static<typeof ExtrasView>>;

/** Way of asking for a card: fields of the test gateway, or a frame of the provider. */
export const CardView = Type.Union([
  Type.Object({
    kind: Type.Literal('test-card'),
    fields: Type.Tuple([FieldView, FieldView, FieldView]),
  }),
  Type.Object({
    kind: Type.Literal('stripe'),
    key: Type.String(),
    currency: Type.String(),
    needsScript: Type.String(),
  }),
]);
export type CardView = DeepReadonly<Static<typeof CardView>>;

export const WayView = Type.Object({
  /** `card`, or the id of a way that the owner settles by hand. */
  id: Type.String(),
  name: Type.String(),
  /** Note on what happens next; empty for a card. */
  lead: Type.String(),
  chosen: Type.Boolean(),
});
export type WayView = DeepReadonly<Static<typeof WayView>>;

export const PaymentView = Type.Object({
  title: Type.String(),
  card: CardView,
  /** The card first; one alone needs no choice. */
  ways: Type.Array(WayView),
});
export type PaymentView = DeepReadonly<Static<typeof PaymentView>>;

/** Details that a wallet of the test gateway hands over when its button is pressed. */
export const TestWalletView = Type.Object({
  fields: Type.Record(Type.String(), Type.String()),
  card: Type.Record(
    Type.Union([Type.Literal('cardNumber'), Type.Literal('cardExpiry'), Type.Literal('cardCvc')]),
    Type.String(),
  ),
  /** Name and address in a line. */
  address: Type.String(),
  cardText: Type.String(),
});
export type TestWalletView = DeepReadonly<Static<typeof TestWalletView>>;

/** Paying without typing, where the provider has it. */
export const ExpressView = Type.Object({
  title: Type.String(),
  orText: Type.String(),
  kind: Type.Union([Type.Literal('test'), Type.Literal('stripe')]),
  /** Null with a real provider. */
  wallet: Type.Union([TestWalletView, Type.Null()]),
  /** ISO codes; empty for everywhere. */
  countries: Type.Array(Type.String()),
});
export type ExpressView = DeepReadonly<Static<typeof ExpressView>>;

/** The end of the form: what was seen, and the button. */
export const PayView = Type.Object({
  cardText: Type.String(),
  /** Label of the button when a manual payment method is chosen. */
  handText: Type.String(),
  /** Later charges, in one line; empty for nothing. */
  later: Type.String(),
  expectedGrandTotalCents: Type.Number(),
  expectedAmountDueCents: Type.Number(),
  expectedCurrency: Type.String(),
  /** Amount due in the smallest unit of the currency, as the provider's fields count. */
  minor: Type.Number(),
  /** The cart as it is shown, as JSON, so that later changes can be reported. */
  seen: Type.String(),
  /** The key of the next press: as long as it has no answer, pressing again carries on what was begun. */
  attempt: Type.String(),
});
export type PayView = DeepReadonly<Static<typeof PayView>>;

const LineView = Type.Object({
  id: Type.String(),
  imageUrl: Type.String(),
  title: Type.String(),
  detail: Type.String(),
  amount: Type.String(),
  problem: Type.String(),
});

export const SumView = Type.Object({
  name: Type.String(),
  amount: Type.String(),
  /** Emphasis of the row. */
  kind: Type.Union([Type.Literal('line'), Type.Literal('total'), Type.Literal('part')]),
});
export type SumView = DeepReadonly<Static<typeof SumView>>;

/** Texts that the page's script shows while it works, in the site's language. */
export const CheckoutPageMessages = Type.Object({
  paying: Type.String(),
  slow: Type.String(),
  saving: Type.String(),
  lost: Type.String(),
  offline: Type.String(),
  cardLost: Type.String(),
  cardFailed: Type.String(),
  walletTitle: Type.String(),
  walletPay: Type.String(),
  walletAddress: Type.String(),
  walletCard: Type.String(),
  walletShipping: Type.String(),
  walletTotal: Type.String(),
  cancel: Type.String(),
});
export type CheckoutPageMessages = DeepReadonly<Static<typeof CheckoutPageMessages>>;

/**
 * The checkout as it is drawn, by the server and by React alike: every word in the site's language, every
 * amount as it is shown. Nothing of it is counted in the browser.
 */
export const CheckoutView = Type.Object({
  crumb: Type.String(),
  /** Cart of this checkout: another cart is neither filled in nor bought by this page. */
  cartId: Type.String(),
  title: Type.String(),
  siteTitle: Type.String(),
  /** Null where the site's name stands for it. */
  logo: Type.Union([LogoView, Type.Null()]),
  backText: Type.String(),
  backUrl: Type.String(),
  /** The page is of type 203 then. */
  isDonation: Type.Boolean(),
  summaryBar: Type.Object({
    count: Type.String(),
    more: Type.String(),
    total: Type.String(),
  }),
  /** Ribbon of a shop in test mode; empty for a real one. */
  ribbon: Type.String(),
  problemsTitle: Type.String(),
  /** Those to be shown now: an untouched form shows none. */
  problems: Type.Array(ProblemView),
  /** Changes since the buyer last saw the cart, as sentences. */
  changes: Type.Array(Type.String()),
  express: Type.Union([ExpressView, Type.Null()]),
  contact: ContactView,
  address: Type.Union([AddressView, Type.Null()]),
  shipping: Type.Union([ShippingView, Type.Null()]),
  /** Null where nothing is sent. */
  billing: Type.Union([BillingView, Type.Null()]),
  extras: ExtrasView,
  /** Null where nothing is left to pay. */
  payment: Type.Union([PaymentView, Type.Null()]),
  pay: PayView,
  summary: Type.Object({
    title: Type.String(),
    lines: Type.Array(LineView),
    sums: Type.Array(SumView),
    /** Charges after today, when the order includes a subscription. */
    later: Type.Array(SumView),
  }),
  words: CheckoutPageMessages,
});
export type CheckoutView = DeepReadonly<Static<typeof CheckoutView>>;

/** The page on which a subscriber gives another card, as it is drawn. */
export const CardChangeView = Type.Object({
  crumb: Type.String(),
  siteTitle: Type.String(),
  logo: Type.Union([LogoView, Type.Null()]),
  title: Type.String(),
  backText: Type.String(),
  backUrl: Type.String(),
  /** The subscription, and the card that it is charged to now. */
  lead: Type.String(),
  ribbon: Type.String(),
  problemsTitle: Type.String(),
  problems: Type.Array(ProblemView),
  subscriptionId: Type.String(),
  /** Address that the form is sent to. */
  action: Type.String(),
  card: CardView,
  saveText: Type.String(),
  words: Type.Pick(CheckoutPageMessages, ['saving', 'lost', 'cardLost', 'cardFailed']),
});
export type CardChangeView = DeepReadonly<Static<typeof CardChangeView>>;

/** The answer to a form that a script has sent: the page as it is now, or where to go on. */
export type FormAnswer<View> =
  | { readonly view: View; readonly location?: undefined }
  | { readonly location: string; readonly view?: undefined };

const Redirect = Type.Object({ location: Type.String() });

export const CheckoutAnswer = Type.Union([Type.Object({ view: CheckoutView }), Redirect]);
export type CheckoutAnswer = FormAnswer<CheckoutView>;

export const CardChangeAnswer = Type.Union([Type.Object({ view: CardChangeView }), Redirect]);
export type CardChangeAnswer = FormAnswer<CardChangeView>;
