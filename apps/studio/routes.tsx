import type { RouteObject } from 'react-router';
import { FaultScreen } from './shell/FaultScreen.tsx';
import { NotFoundScreen } from './shell/NotFoundScreen.tsx';
import { t } from './messages.ts';
import { paths } from './paths.ts';
import { LogInAgain } from './features/accounts/LogInAgain.tsx';
import { RequireAccount } from './shell/RequireAccount.tsx';
import { RootLayout } from './shell/RootLayout.tsx';

const blank = <div className="blank" role="status" aria-label={t('loading')} />;

/** A screen that is loaded when it is first gone to. */
function screen(path: string, load: () => Promise<RouteObject['Component']>): RouteObject {
  return {
    path,
    lazy: async () => ({ Component: await load() }),
    errorElement: <FaultScreen />,
    hydrateFallbackElement: blank,
  } as RouteObject;
}

const siteScreens: readonly RouteObject[] = [
  screen('', () => import('./features/sites/HomeScreen.tsx').then((file) => file.HomeScreen)),
  screen('pages', () => import('./features/pages/PagesScreen.tsx').then((file) => file.PagesScreen)),
  screen('pages/:page', () => import('./features/workspace/PageScreen.tsx').then((file) => file.PageScreen)),
  screen('pages/:page/history', () =>
    import('./features/history/PageHistoryScreen.tsx').then((file) => file.PageHistoryScreen),
  ),
  screen('c/:collection', () =>
    import('./features/items/CollectionScreen.tsx').then((file) => file.CollectionScreen),
  ),
  screen('c/:collection/:item', () =>
    import('./features/items/ItemScreen.tsx').then((file) => file.ItemScreen),
  ),
  screen('items/:item', () => import('./features/items/ItemScreen.tsx').then((file) => file.ItemScreen)),
  screen('c/:collection/:item/history', () =>
    import('./features/items/ItemHistoryScreen.tsx').then((file) => file.ItemHistoryScreen),
  ),
  screen('commerce/products', () =>
    import('./features/catalog/ProductsScreen.tsx').then((file) => file.ProductsScreen),
  ),
  screen('commerce/products/trash', () =>
    import('./features/catalog/ProductTrashScreen.tsx').then((file) => file.ProductTrashScreen),
  ),
  screen('commerce/products/:product', () =>
    import('./features/catalog/ProductScreen.tsx').then((file) => file.ProductScreen),
  ),
  screen('commerce/products/:product/page', () =>
    import('./features/product-page/ProductPageScreen.tsx').then((file) => file.ProductPageScreen),
  ),
  screen('commerce/products/:product/page/history', () =>
    import('./features/product-page/ProductPageHistoryScreen.tsx').then(
      (file) => file.ProductPageHistoryScreen,
    ),
  ),
  screen('commerce/import', () =>
    import('./features/catalog/ImportScreen.tsx').then((file) => file.ImportScreen),
  ),
  screen('commerce/orders', () =>
    import('./features/orders/OrdersScreen.tsx').then((file) => file.OrdersScreen),
  ),
  screen('commerce/orders/:order', () =>
    import('./features/orders/OrderScreen.tsx').then((file) => file.OrderScreen),
  ),
  screen('commerce/mismatched-payments', () =>
    import('./features/orders/MismatchedPaymentsScreen.tsx').then((file) => file.MismatchedPaymentsScreen),
  ),
  screen('commerce/drafts', () =>
    import('./features/orders/DraftsScreen.tsx').then((file) => file.DraftsScreen),
  ),
  screen('commerce/drafts/:draft', () =>
    import('./features/orders/DraftScreen.tsx').then((file) => file.DraftScreen),
  ),
  screen('commerce/discounts', () =>
    import('./features/discounts/DiscountsScreen.tsx').then((file) => file.DiscountsScreen),
  ),
  screen('commerce/customers', () =>
    import('./features/customers/CustomersScreen.tsx').then((file) => file.CustomersScreen),
  ),
  screen('commerce/customers/:customer', () =>
    import('./features/customers/CustomerScreen.tsx').then((file) => file.CustomerScreen),
  ),
  screen('commerce/subscriptions', () =>
    import('./features/subscriptions/SubscriptionsScreen.tsx').then((file) => file.SubscriptionsScreen),
  ),
  screen('commerce/subscriptions/:subscription', () =>
    import('./features/subscriptions/SubscriptionScreen.tsx').then((file) => file.SubscriptionScreen),
  ),
  screen('commerce/members', () =>
    import('./features/member-plans/MemberPlansScreen.tsx').then((file) => file.MemberPlansScreen),
  ),
  screen('commerce/donations', () =>
    import('./features/donations/DonationsScreen.tsx').then((file) => file.DonationsScreen),
  ),
  screen('commerce/gift-cards', () =>
    import('./features/gift-cards/GiftCardsScreen.tsx').then((file) => file.GiftCardsScreen),
  ),
  screen('commerce/gift-cards/:card', () =>
    import('./features/gift-cards/GiftCardScreen.tsx').then((file) => file.GiftCardScreen),
  ),
  screen('commerce/mail-settings', () =>
    import('./features/mail/MailSettingsScreen.tsx').then((file) => file.MailSettingsScreen),
  ),
  screen('commerce/mail-settings/:kind', () =>
    import('./features/mail/MailSettingScreen.tsx').then((file) => file.MailSettingScreen),
  ),
  screen('commerce/inventory', () =>
    import('./features/inventory/InventoryScreen.tsx').then((file) => file.InventoryScreen),
  ),
  screen('commerce/restock', () =>
    import('./features/restock/RestockScreen.tsx').then((file) => file.RestockScreen),
  ),
  screen('commerce/restock/words', () =>
    import('./features/restock/RestockMessagesScreen.tsx').then((file) => file.RestockMessagesScreen),
  ),
  screen('forms', () => import('./features/forms/FormsScreen.tsx').then((file) => file.FormsScreen)),
  screen('forms/:form', () => import('./features/forms/FormScreen.tsx').then((file) => file.FormScreen)),
  screen('forms/:form/answers', () =>
    import('./features/forms/AnswersScreen.tsx').then((file) => file.AnswersScreen),
  ),
  screen('mailing-lists', () =>
    import('./features/mailing-lists/MailingListsScreen.tsx').then((file) => file.MailingListsScreen),
  ),
  screen('mailing-lists/:list', () =>
    import('./features/mailing-lists/MailingListScreen.tsx').then((file) => file.MailingListScreen),
  ),
  screen('deliveries', () =>
    import('./features/mailing-lists/DeliveriesScreen.tsx').then((file) => file.DeliveriesScreen),
  ),
  screen('connections', () =>
    import('./features/mailing-lists/ConnectionsScreen.tsx').then((file) => file.ConnectionsScreen),
  ),
  screen('commerce/reviews', () =>
    import('./features/reviews/ReviewsScreen.tsx').then((file) => file.ReviewsScreen),
  ),
  screen('comments', () =>
    import('./features/comments/CommentsScreen.tsx').then((file) => file.CommentsScreen),
  ),
  screen('tags', () => import('./features/tags/TagsScreen.tsx').then((file) => file.TagsScreen)),
  screen('import', () =>
    import('./features/content-import/ContentImportScreen.tsx').then((file) => file.ContentImportScreen),
  ),
  screen('files', () => import('./features/files/FilesScreen.tsx').then((file) => file.FilesScreen)),
  screen('screens/:screen', () =>
    import('./features/slides/SlideScreen.tsx').then((file) => file.SlideScreen),
  ),
  screen('design/:panel?', () =>
    import('./features/design/DesignScreen.tsx').then((file) => file.DesignScreen),
  ),
  screen('settings', () =>
    import('./features/settings/GeneralSettingsScreen.tsx').then((file) => file.GeneralSettingsScreen),
  ),
  screen('settings/social', () =>
    import('./features/social/SocialScreen.tsx').then((file) => file.SocialScreen),
  ),
  screen('settings/store', () =>
    import('./features/settings/StoreSettingsScreen.tsx').then((file) => file.StoreSettingsScreen),
  ),
  screen('settings/shipping', () =>
    import('./features/shipping/ShippingScreen.tsx').then((file) => file.ShippingScreen),
  ),
  screen('settings/taxes', () => import('./features/tax/TaxScreen.tsx').then((file) => file.TaxScreen)),
  screen('settings/payments', () =>
    import('./features/payments/PaymentsScreen.tsx').then((file) => file.PaymentsScreen),
  ),
  screen('settings/domains', () =>
    import('./features/custom-domains/DomainsScreen.tsx').then((file) => file.DomainsScreen),
  ),
  screen('settings/code-injection', () =>
    import('./features/code-injection/CodeInjectionScreen.tsx').then((file) => file.CodeInjectionScreen),
  ),
  screen('settings/redirects', () =>
    import('./features/redirects/RedirectsScreen.tsx').then((file) => file.RedirectsScreen),
  ),
  screen('settings/languages', () =>
    import('./features/multilingual/LanguagesScreen.tsx').then((file) => file.LanguagesScreen),
  ),
  screen('settings/languages/:language', () =>
    import('./features/multilingual/TranslationsScreen.tsx').then((file) => file.TranslationsScreen),
  ),
  screen('settings/languages/:language/:kind/:document', () =>
    import('./features/multilingual/TranslationScreen.tsx').then((file) => file.TranslationScreen),
  ),
  screen('settings/people', () =>
    import('./features/contributors/PeopleScreen.tsx').then((file) => file.PeopleScreen),
  ),
  screen('settings/api-keys', () =>
    import('./features/integrations/ApiKeysScreen.tsx').then((file) => file.ApiKeysScreen),
  ),
  screen('settings/webhooks', () =>
    import('./features/integrations/WebhooksScreen.tsx').then((file) => file.WebhooksScreen),
  ),
  screen('settings/webhooks/:webhook', () =>
    import('./features/integrations/WebhookScreen.tsx').then((file) => file.WebhookScreen),
  ),
  screen('settings/activity', () =>
    import('./features/audit/AuditScreen.tsx').then((file) => file.AuditScreen),
  ),
  screen('analytics/:report?', () =>
    import('./features/analytics/ReportScreen.tsx').then((file) => file.ReportScreen),
  ),
  screen('analytics/errors', () =>
    import('./features/analytics/PageErrorsScreen.tsx').then((file) => file.PageErrorsScreen),
  ),
  { path: '*', element: <NotFoundScreen /> },
];

/** Every screen of the studio; addresses are made by `paths`. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <FaultScreen />,
    hydrateFallbackElement: blank,
    children: [
      screen(paths.root, () => import('./features/landing/RootScreen.tsx').then((file) => file.RootScreen)),
      screen(paths.confirmEmail, () =>
        import('./features/account-settings/ConfirmEmailScreen.tsx').then((file) => file.ConfirmEmailScreen),
      ),
      screen(paths.signup, () =>
        import('./features/accounts/SignupScreen.tsx').then((file) => file.SignupScreen),
      ),
      screen(paths.login, () =>
        import('./features/accounts/LoginScreen.tsx').then((file) => file.LoginScreen),
      ),
      screen(paths.forgotPassword, () =>
        import('./features/accounts/ForgotPasswordScreen.tsx').then((file) => file.ForgotPasswordScreen),
      ),
      screen(paths.resetPassword, () =>
        import('./features/accounts/ResetPasswordScreen.tsx').then((file) => file.ResetPasswordScreen),
      ),
      screen(paths.invitation, () =>
        import('./features/contributors/InvitationScreen.tsx').then((file) => file.InvitationScreen),
      ),
      {
        element: <RequireAccount loginAgain={(email) => <LogInAgain email={email} />} />,
        children: [
          screen(paths.account, () =>
            import('./features/account-settings/AccountScreen.tsx').then((file) => file.AccountScreen),
          ),
          screen(paths.templates, () =>
            import('./features/sites/TemplatesScreen.tsx').then((file) => file.TemplatesScreen),
          ),
          screen(paths.sites, () =>
            import('./features/sites/SitesScreen.tsx').then((file) => file.SitesScreen),
          ),
          {
            ...screen('/config/:site', () => import('./SiteFrame.tsx').then((file) => file.SiteFrame)),
            children: [...siteScreens],
          } as RouteObject,
        ],
      },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
];
