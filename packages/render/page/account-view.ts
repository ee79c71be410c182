import { fillPlaceholders } from '@veranda/domain/placeholders';
import { translatorOf } from '@veranda/messages/catalog';
import { formErrorMessages } from '@veranda/messages/form-errors/messages';
import type { AccountAddresses } from './address-view.ts';
import { type PageOutput, renderSystem } from './render-page.ts';
import { createSession, type RenderInput } from '../context/session.ts';
import { ssoOption } from './sso-view.ts';

/** An order in the list of a site user. */
interface AccountOrder {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  readonly itemCount: number;
  /** With its currency, in the site's language. */
  readonly total: string;
  readonly url: string;
}

/** Something that a site user has bought to download. */
interface AccountDownload {
  readonly title: string;
  readonly fileName: string;
  /** `3.4 MB`. */
  readonly size: string;
  /** Signed; empty when it may not be fetched any more. */
  readonly url: string;
  /** Rest of its limits, ready to be shown; empty without any. */
  readonly note: string;
}

/** A subscription of a site user, its words ready to be shown. */
export interface AccountSubscription {
  readonly title: string;
  readonly phrase: string;
  readonly state: string;
  /** Next event of it, or the time it ended. */
  readonly note: string;
  readonly card: string;
  /** Address of its forms; empty when it has ended. */
  readonly action: string;
  readonly canSkip: boolean;
  readonly canCancel: boolean;
  readonly canResume: boolean;
  /** Address at which another card is entered; empty when it has ended. */
  readonly cardUrl: string;
}

/** A membership of a site user, its words ready to be shown. */
export interface AccountMembership {
  readonly title: string;
  readonly state: string;
  /** Since when, until when, or when it is charged again. */
  readonly note: string;
  /** Pages that it opens. */
  readonly pages: readonly { readonly title: string; readonly url: string }[];
  /** True when it is charged repeatedly; the page of the subscriptions changes more of it. */
  readonly isManaged: boolean;
  /** Address of its forms; empty for one that was paid once. */
  readonly action: string;
  readonly canCancel: boolean;
}

/** Data of the account's pages. */
export interface AccountView {
  readonly user: { readonly email: string; readonly firstName: string; readonly lastName: string } | null;
  readonly orders: readonly AccountOrder[];
  /** Null on every page but that of the addresses. */
  readonly addresses: AccountAddresses | null;
  readonly downloads: readonly AccountDownload[];
  readonly subscriptions: readonly AccountSubscription[];
  readonly memberships: readonly AccountMembership[];
  /** A path of the site, or empty. */
  readonly returnTo: string;
  readonly token: string;
  readonly isDone: boolean;
  /** True when the signed-in customer has yet to confirm their address. */
  readonly mayConfirm: boolean;
  /** Refusal, and the field it is about; empty for nothing. */
  readonly notice: string;
  readonly field: string;
  readonly typed: Readonly<Record<string, string | undefined>>;
  /** Captcha service that a login asks for; null while none is asked for. */
  readonly captcha:
    | { readonly provider: 'proof-of-work' }
    | { readonly provider: 'recaptcha'; readonly siteKey: string; readonly scriptUrl: string }
    | null;
  /** The provider that one may sign in with, as visitors know it; empty without one. */
  readonly ssoName: string;
}

const sections = [
  { key: 'orders', title: 'accountOrdersTitle', isPrivate: true },
  { key: 'addresses', title: 'accountAddressesTitle', isPrivate: true },
  { key: 'downloads', title: 'accountDownloadsTitle', isPrivate: true },
  { key: 'subscriptions', title: 'accountSubscriptionsTitle', isPrivate: true },
  { key: 'memberships', title: 'accountMembershipsTitle', isPrivate: true },
  { key: 'payment-methods', title: 'accountCardsTitle', isPrivate: true },
  { key: 'details', title: 'accountDetailsTitle', isPrivate: true },
  { key: 'confirm', title: 'accountConfirmTitle', isPrivate: false },
  { key: 'login', title: 'accountLoginTitle', isPrivate: false },
  { key: 'signup', title: 'accountSignupTitle', isPrivate: false },
  { key: 'forgot', title: 'accountForgotTitle', isPrivate: false },
  { key: 'reset', title: 'accountResetTitle', isPrivate: false },
] as const;

type Messages = Readonly<Record<string, string>>;

/** A page of the account inside the theme (page type 2): forms that work without script. */
export function renderAccount(
  input: RenderInput,
  page: { readonly section: string; readonly crumb: string; readonly account: AccountView },
): PageOutput {
  const { strings } = createSession(input);
  const { account, section, crumb } = page;
  const current = sections.find((otherSection) => otherSection.key === section) ?? sections[0];
  const context = {
    [partOf(section)]: {
      ...account,
      orders: account.orders.map((order) => orderRow(strings, order)),
      typed: { ...account.user, ...account.typed },
      confirmSent: fillPlaceholders(strings['accountConfirmDone'] ?? '', {
        email: account.user?.email ?? '',
      }),
      captcha: captchaOf(account.captcha, input.snapshot.website.language),
      sso: account.ssoName === '' ? null : ssoOption(strings, account.ssoName),
      crumb,
      errors: account.field === '' ? {} : { [account.field]: account.notice },
      isElsewhere: account.notice !== '' && account.field === '',
    },
    accountTitle: strings[current.title] ?? '',
    accountNav: current.isPrivate ? navigation(strings, current) : [],
    crumb,
  };
  return renderSystem(input, {
    word: 'account',
    title: current.title,
    template: '{@|apply account-page}',
    context,
  });
}

function orderRow(strings: Messages, order: AccountOrder) {
  const { number, itemCount } = order;
  return {
    ...order,
    title: fillPlaceholders(strings['accountOrderText'] ?? '', { number: String(number) }),
    items:
      itemCount === 1
        ? (strings['accountItemText'] ?? '')
        : fillPlaceholders(strings['accountItemsText'] ?? '', { count: String(itemCount) }),
  };
}

function navigation(strings: Messages, current: (typeof sections)[number]) {
  return sections
    .filter(({ isPrivate }) => isPrivate)
    .map((section) => ({
      title: strings[section.title] ?? '',
      url: `/account/${section.key}`,
      isCurrent: section === current,
    }));
}

// A name that templates can say.
function partOf(section: string): string {
  return section === 'payment-methods' ? 'paymentMethods' : section;
}

function captchaOf(captcha: AccountView['captcha'], language: string) {
  if (captcha === null) return null;
  const missing = translatorOf(formErrorMessages, language)('captcha');
  return captcha.provider === 'recaptcha' ? { ...captcha, missing } : { siteKey: '', scriptUrl: '', missing };
}
