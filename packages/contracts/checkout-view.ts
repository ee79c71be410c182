/** A field as both drawings of the checkout ask for it. Words and values are ready to be shown. */
export interface FieldView {
  /** Its id in the page too. */
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel';
  readonly autocomplete: string;
  /** The keyboard of a phone; empty for that of the type. */
  readonly inputMode: '' | 'email' | 'numeric';
  readonly value: string;
  readonly required: boolean;
  /** Shares its line with the one beside it. */
  readonly isHalf: boolean;
  /** Choices of a list; null for a field that is typed into. */
  readonly options: readonly OptionView[] | null;
  /** What the list says before anything is chosen; empty where something always is. */
  readonly unchosen: string;
}

export interface OptionView {
  readonly value: string;
  readonly label: string;
}

/** The logo of a site, in CSS pixels. */
export interface LogoView {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** What is wrong, in words; `isOnPage` where a field of that name can be pointed at. */
export interface ProblemView {
  readonly field: string;
  readonly error: string;
  readonly isOnPage: boolean;
}

/**
 * The place that has the focus when something is wrong: the ways of shipping, to which the button leads as long as none is
 * chosen, once all before them is right; and what was refused of the card where nothing else is wrong. Empty otherwise:
 * then everything is said above the form first.
 */
export function problemFocus(problems: readonly ProblemView[]): string {
  const [first] = problems;
  if (first?.field === 'shippingOption' && first.isOnPage) return first.field;
  const isCard = ({ field, isOnPage }: ProblemView): boolean =>
    isOnPage && (field === 'payment' || field.startsWith('card'));
  return problems.every(isCard) ? (first?.field ?? '') : '';
}

export interface ContactView {
  readonly title: string;
  readonly email: FieldView;
  /** Null for a member. */
  readonly login: { readonly text: string; readonly url: string } | null;
  /** Who is signed in, in a sentence; empty for a guest. */
  readonly member: string;
  /** Null where there is no list to join; never ticked for anybody. */
  readonly newsletter: { readonly label: string; readonly ticked: boolean } | null;
}

export interface SavedAddressView {
  readonly id: string;
  readonly text: string;
  /** Of the button, for who does not see beside what it stands. */
  readonly label: string;
}

export interface AddressView {
  readonly title: string;
  readonly addressFor: 'shipping' | 'billing';
  readonly savedTitle: string;
  readonly useText: string;
  readonly saved: readonly SavedAddressView[];
  readonly country: FieldView;
  readonly names: readonly [FieldView, FieldView];
  /** In the order of the country, the phone last. */
  readonly fields: readonly FieldView[];
  /** Of the button that a visitor without JavaScript draws another country's fields with. */
  readonly redrawText: string;
}

/** Where the bill goes, beside where it is sent. */
export interface BillingView {
  readonly title: string;
  readonly label: string;
  readonly ticked: boolean;
  /** The country first, in its order; none where the box is not ticked. */
  readonly fields: readonly FieldView[];
  readonly redrawText: string;
}

export interface ShippingView {
  readonly title: string;
  readonly options: readonly {
    readonly id: string;
    readonly name: string;
    readonly price: string;
    /** In the smallest unit of the currency, as a provider's sheet counts. */
    readonly minor: number;
    readonly chosen: boolean;
  }[];
  /** Where there is none. */
  readonly noneText: string;
  readonly redrawText: string;
}

/** A code that was entered, or a gift card. */
export interface CodeView {
  readonly kind: 'removeCoupon' | 'removeGiftCard';
  /** What the button that takes it out sends. */
  readonly value: string;
  readonly name: string;
  readonly removeLabel: string;
  /** Why it does nothing now; empty where it works. */
  readonly problem: string;
}

export interface ExtrasView {
  readonly codesTitle: string;
  readonly codesOpen: boolean;
  readonly codes: readonly CodeView[];
  readonly removeText: string;
  readonly code: FieldView;
  readonly applyText: string;
  readonly noteTitle: string;
  readonly noteLabel: string;
  readonly note: string;
}

/** How a card is asked for: fields of the test gateway, or a frame of the provider. */
export type CardView =
  | { readonly kind: 'test-card'; readonly fields: readonly [FieldView, FieldView, FieldView] }
  | {
      readonly kind: 'stripe';
      readonly key: string;
      readonly currency: string;
      readonly needsScript: string;
    };

export interface WayView {
  /** `card`, or the id of a way that the owner settles by hand. */
  readonly id: string;
  readonly name: string;
  /** What follows from it; empty for a card. */
  readonly lead: string;
  readonly chosen: boolean;
}

export interface PaymentView {
  readonly title: string;
  readonly card: CardView;
  /** The card first; one alone needs no choice. */
  readonly ways: readonly WayView[];
}

/** What a wallet of the test gateway gives away when it is pressed. */
export interface TestWallet {
  readonly fields: Readonly<Record<string, string>>;
  readonly card: Readonly<Record<'cardNumber' | 'cardExpiry' | 'cardCvc', string>>;
  /** Name and address in a line. */
  readonly address: string;
  readonly cardText: string;
}

/** Paying without typing, where the provider has it. */
export interface ExpressView {
  readonly title: string;
  readonly orText: string;
  readonly kind: 'test' | 'stripe';
  /** Null with a real provider. */
  readonly wallet: TestWallet | null;
  /** ISO codes; empty for everywhere. */
  readonly countries: readonly string[];
}

/** The end of the form: what was seen, and the button. */
export interface PayView {
  readonly cardText: string;
  /** What the button says when a way by hand is chosen. */
  readonly handText: string;
  /** What is charged later on, in a line; empty for nothing. */
  readonly later: string;
  readonly expectedGrandTotalCents: number;
  readonly expectedAmountDueCents: number;
  readonly expectedCurrency: string;
  /** What is left to pay in the smallest unit of the currency, as the provider's fields count. */
  readonly minor: number;
  /** The cart as it is shown, as JSON: what changes meanwhile can be told. */
  readonly seen: string;
  /** The key of the next press: as long as it has no answer, pressing again carries on what was begun. */
  readonly attempt: string;
}

export interface LineView {
  readonly id: string;
  readonly imageUrl: string;
  readonly title: string;
  readonly detail: string;
  readonly amount: string;
  readonly problem: string;
}

export interface SumView {
  readonly name: string;
  readonly amount: string;
  /** How loud it is. */
  readonly kind: 'line' | 'total' | 'part';
}

/** What the page says by itself while it works, in the site's language. */
export interface CheckoutWords {
  readonly paying: string;
  readonly slow: string;
  readonly saving: string;
  readonly lost: string;
  readonly offline: string;
  readonly cardLost: string;
  readonly cardFailed: string;
  readonly walletTitle: string;
  readonly walletPay: string;
  readonly walletAddress: string;
  readonly walletCard: string;
  readonly walletShipping: string;
  readonly walletTotal: string;
  readonly cancel: string;
}

/**
 * The checkout as it is drawn, by the server and by React alike: every word in the site's language, every amount as it
 * is shown. Nothing of it is counted in the browser.
 */
export interface CheckoutView {
  readonly crumb: string;
  /** Whose checkout it is: another cart is neither filled in nor bought by this page. */
  readonly cartId: string;
  readonly title: string;
  readonly siteTitle: string;
  /** Null where the site's name stands for it. */
  readonly logo: LogoView | null;
  readonly backText: string;
  readonly backUrl: string;
  /** The page is of type 203 then. */
  readonly isDonation: boolean;
  readonly glance: { readonly count: string; readonly more: string; readonly total: string };
  /** Of a shop in test mode; empty for a real one. */
  readonly ribbon: string;
  readonly problemsTitle: string;
  /** Those to be shown now: an untouched form shows none. */
  readonly problems: readonly ProblemView[];
  /** What has changed since the buyer looked, in sentences. */
  readonly changes: readonly string[];
  readonly express: ExpressView | null;
  readonly contact: ContactView;
  readonly address: AddressView | null;
  readonly shipping: ShippingView | null;
  /** Null where nothing is sent. */
  readonly billing: BillingView | null;
  readonly extras: ExtrasView;
  /** Null where nothing is left to pay. */
  readonly payment: PaymentView | null;
  readonly pay: PayView;
  readonly summary: {
    readonly title: string;
    readonly lines: readonly LineView[];
    readonly sums: readonly SumView[];
    /** What is charged after today, where something is subscribed to. */
    readonly later: readonly SumView[];
  };
  readonly words: CheckoutWords;
}

/** The page on which a subscriber gives another card, as it is drawn. */
export interface CardChangeView {
  readonly crumb: string;
  readonly siteTitle: string;
  readonly logo: LogoView | null;
  readonly title: string;
  readonly backText: string;
  readonly backUrl: string;
  /** Which subscription, and the card that it is charged to now. */
  readonly lead: string;
  readonly ribbon: string;
  readonly problemsTitle: string;
  readonly problems: readonly ProblemView[];
  /** Where the form goes. */
  readonly action: string;
  readonly card: CardView;
  readonly saveText: string;
  readonly words: Pick<CheckoutWords, 'saving' | 'lost' | 'cardLost' | 'cardFailed'>;
}

/** What a form is answered with when a script has sent it: the page as it is now, or where to go on. */
export type FormAnswer<V> =
  | { readonly view: V; readonly location?: undefined }
  | { readonly location: string; readonly view?: undefined };

export type CheckoutAnswer = FormAnswer<CheckoutView>;

/** Id of the JSON script that carries the view in a page. */
export const checkoutViewMark = 'checkout-view';

/** Header by which a script asks for a `CheckoutAnswer` instead of a page. */
export const checkoutHeader = 'x-checkout';
