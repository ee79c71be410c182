import { condenseTemplate } from '../condense-template.ts';
import lockForm from './access/lock-form.html?raw';
import lockScreen from './access/lock-screen.html?raw';
import pageGate from './access/page-gate.html?raw';
import planCard from './access/plan-card.html?raw';
import ssoOptions from './access/sso-options.html?raw';
import ssoScreen from './access/sso-screen.html?raw';
import accountAddressActions from './account/account-address-actions.html?raw';
import accountAddressField from './account/account-address-field.html?raw';
import accountAddressForm from './account/account-address-form.html?raw';
import accountAddressList from './account/account-address-list.html?raw';
import accountAddresses from './account/account-addresses.html?raw';
import accountConfirm from './account/account-confirm.html?raw';
import accountDetails from './account/account-details.html?raw';
import accountDownloads from './account/account-downloads.html?raw';
import accountErase from './account/account-erase.html?raw';
import accountForgot from './account/account-forgot.html?raw';
import accountLinks from './account/account-links.html?raw';
import accountLogOut from './account/account-log-out.html?raw';
import accountLogin from './account/account-login.html?raw';
import accountMemberships from './account/account-memberships.html?raw';
import accountOrders from './account/account-orders.html?raw';
import accountPage from './account/account-page.html?raw';
import accountPaymentMethods from './account/account-payment-methods.html?raw';
import accountReset from './account/account-reset.html?raw';
import accountSignup from './account/account-signup.html?raw';
import accountSubscriptions from './account/account-subscriptions.html?raw';
import loginCaptcha from './account/login-captcha.html?raw';
import passwordMeter from './account/password-meter.html?raw';
import cartCodes from './cart/cart-codes.html?raw';
import cartEstimateForm from './cart/cart-estimate-form.html?raw';
import cartEstimate from './cart/cart-estimate.html?raw';
import cartFields from './cart/cart-fields.html?raw';
import cartGiftCards from './cart/cart-gift-cards.html?raw';
import cartLine from './cart/cart-line.html?raw';
import cartLink from './cart/cart-link.html?raw';
import cartPage from './cart/cart-page.html?raw';
import cartSummary from './cart/cart-summary.html?raw';
import listControls from './catalog/list-controls.html?raw';
import listFilters from './catalog/list-filters.html?raw';
import productCard from './catalog/product-card.html?raw';
import productForm from './catalog/product-form.html?raw';
import productGallery from './catalog/product-gallery.html?raw';
import productList from './catalog/product-list.html?raw';
import productMark from './catalog/product-mark.html?raw';
import productOption from './catalog/product-option.html?raw';
import productPage from './catalog/product-page.html?raw';
import productPrice from './catalog/product-price.html?raw';
import productScarcity from './catalog/product-scarcity.html?raw';
import quickAdd from './catalog/quick-add.html?raw';
import related from './catalog/related.html?raw';
import itemComment from './comments/item-comment.html?raw';
import itemComments from './comments/item-comments.html?raw';
import followLink from './social/follow-link.html?raw';
import itemLike from './social/item-like.html?raw';
import shareLinks from './social/share-links.html?raw';
import donateAmounts from './donations/donate-amounts.html?raw';
import donateFrequency from './donations/donate-frequency.html?raw';
import donateGoal from './donations/donate-goal.html?raw';
import donateOwnAmount from './donations/donate-own-amount.html?raw';
import donatePage from './donations/donate-page.html?raw';
import formCaptcha from './forms/form-captcha.html?raw';
import formChoices from './forms/form-choices.html?raw';
import formField from './forms/form-field.html?raw';
import formLikert from './forms/form-likert.html?raw';
import formNewsletter from './forms/form-newsletter.html?raw';
import formParts from './forms/form-parts.html?raw';
import formTitle from './forms/form-title.html?raw';
import form from './forms/form.html?raw';
import giftBalancePage from './gift-cards/gift-balance-page.html?raw';
import giftCardPage from './gift-cards/gift-card-page.html?raw';
import productInstallments from './installments/product-installments.html?raw';
import mailingListPage from './newsletter/mailing-list-page.html?raw';
import orderConfirmed from './orders/order-confirmed.html?raw';
import orderFindPage from './orders/order-find-page.html?raw';
import productRestock from './restock/product-restock.html?raw';
import restockPage from './restock/restock-page.html?raw';
import productReviewsLink from './reviews/product-reviews-link.html?raw';
import productReviews from './reviews/product-reviews.html?raw';
import reviewForm from './reviews/review-form.html?raw';
import reviewsRequest from './reviews/reviews-request.html?raw';
import stars from './reviews/stars.html?raw';
import searchForm from './search/search-form.html?raw';
import searchLink from './search/search-link.html?raw';
import searchPage from './search/search-page.html?raw';
import searchResult from './search/search-result.html?raw';
import announcement from './site/announcement.html?raw';
import categoryNav from './site/category-nav.html?raw';
import consentBanner from './site/consent-banner.html?raw';
import crumbField from './site/crumb-field.html?raw';
import errorPage from './site/error-page.html?raw';
import fieldError from './site/field-error.html?raw';
import footerNavigation from './site/footer-navigation.html?raw';
import formNotice from './site/form-notice.html?raw';
import headerBrand from './site/header-brand.html?raw';
import languageSwitch from './site/language-switch.html?raw';
import headerElements from './site/header-elements.html?raw';
import image from './site/image.html?raw';
import eventList from './site/event-list.html?raw';
import eventPage from './site/event-page.html?raw';
import eventRow from './site/event-row.html?raw';
import eventTimes from './site/event-times.html?raw';
import itemFoot from './site/item-foot.html?raw';
import itemRelated from './site/item-related.html?raw';
import itemTurn from './site/item-turn.html?raw';
import itemList from './site/item-list.html?raw';
import itemPage from './site/item-page.html?raw';
import navigation from './site/navigation.html?raw';
import navigationEntry from './site/navigation-entry.html?raw';
import notFound from './site/not-found.html?raw';
import pageLink from './site/page-link.html?raw';
import pagination from './site/pagination.html?raw';
import skipLink from './site/skip-link.html?raw';
import socialLinks from './site/social-links.html?raw';
import summaryItem from './site/summary-item.html?raw';
import subscribePage from './subscriptions/subscribe-page.html?raw';

const sources = {
  'lock-form': lockForm,
  'lock-screen': lockScreen,
  'page-gate': pageGate,
  'plan-card': planCard,
  'sso-options': ssoOptions,
  'sso-screen': ssoScreen,
  'account-address-actions': accountAddressActions,
  'account-address-field': accountAddressField,
  'account-address-form': accountAddressForm,
  'account-address-list': accountAddressList,
  'account-addresses': accountAddresses,
  'account-confirm': accountConfirm,
  'account-details': accountDetails,
  'account-downloads': accountDownloads,
  'account-erase': accountErase,
  'account-forgot': accountForgot,
  'account-links': accountLinks,
  'account-log-out': accountLogOut,
  'account-login': accountLogin,
  'account-memberships': accountMemberships,
  'account-orders': accountOrders,
  'account-page': accountPage,
  'account-payment-methods': accountPaymentMethods,
  'account-reset': accountReset,
  'account-signup': accountSignup,
  'account-subscriptions': accountSubscriptions,
  'login-captcha': loginCaptcha,
  'password-meter': passwordMeter,
  'cart-codes': cartCodes,
  'cart-estimate-form': cartEstimateForm,
  'cart-estimate': cartEstimate,
  'cart-fields': cartFields,
  'cart-gift-cards': cartGiftCards,
  'cart-line': cartLine,
  'cart-link': cartLink,
  'cart-page': cartPage,
  'cart-summary': cartSummary,
  'list-controls': listControls,
  'list-filters': listFilters,
  'product-card': productCard,
  'product-form': productForm,
  'product-gallery': productGallery,
  'product-list': productList,
  'product-mark': productMark,
  'product-option': productOption,
  'product-page': productPage,
  'product-price': productPrice,
  'product-scarcity': productScarcity,
  'quick-add': quickAdd,
  related,
  'item-comment': itemComment,
  'item-comments': itemComments,
  'item-like': itemLike,
  'share-links': shareLinks,
  'follow-link': followLink,
  'donate-amounts': donateAmounts,
  'donate-frequency': donateFrequency,
  'donate-goal': donateGoal,
  'donate-own-amount': donateOwnAmount,
  'donate-page': donatePage,
  'form-captcha': formCaptcha,
  'form-choices': formChoices,
  'form-field': formField,
  'form-likert': formLikert,
  'form-newsletter': formNewsletter,
  'form-parts': formParts,
  'form-title': formTitle,
  form,
  'gift-balance-page': giftBalancePage,
  'gift-card-page': giftCardPage,
  'product-installments': productInstallments,
  'mailing-list-page': mailingListPage,
  'order-confirmed': orderConfirmed,
  'order-find-page': orderFindPage,
  'product-restock': productRestock,
  'restock-page': restockPage,
  'product-reviews-link': productReviewsLink,
  'product-reviews': productReviews,
  'review-form': reviewForm,
  'reviews-request': reviewsRequest,
  stars,
  'search-form': searchForm,
  'search-link': searchLink,
  'search-page': searchPage,
  'search-result': searchResult,
  announcement,
  'category-nav': categoryNav,
  'crumb-field': crumbField,
  'consent-banner': consentBanner,
  'error-page': errorPage,
  'field-error': fieldError,
  'footer-navigation': footerNavigation,
  'form-notice': formNotice,
  'header-brand': headerBrand,
  'header-elements': headerElements,
  'language-switch': languageSwitch,
  image,
  'event-list': eventList,
  'event-page': eventPage,
  'event-row': eventRow,
  'event-times': eventTimes,
  'item-foot': itemFoot,
  'item-related': itemRelated,
  'item-turn': itemTurn,
  'item-list': itemList,
  'item-page': itemPage,
  navigation,
  'navigation-entry': navigationEntry,
  'page-link': pageLink,
  'not-found': notFound,
  pagination,
  'skip-link': skipLink,
  'social-links': socialLinks,
  'summary-item': summaryItem,
  'subscribe-page': subscribePage,
};

/**
 * Every system partial by the name of its file: shipped with the platform, overridden by a theme's
 * `blocks/<name>.block`.
 */
export const systemPartials: ReadonlyMap<string, string> = new Map(
  Object.entries(sources).map(([name, source]) => [name, condenseTemplate(source)]),
);
