import type { SectionStatements } from '../statement.ts';

export const storefront7: SectionStatements = {
  document: 'storefront',
  section: 7,
  topics: {
    'add entry': [
      'POST /api/commerce/shopping-cart/entries',
      'takes itemId, sku or null, quantity and additionalFields as JSON text',
      'answers shoppingCart and newlyAdded',
      'the cart is renewed and item-added fires',
    ],
    'additional fields': [
      'PUT /api/commerce/shopping-cart/entries/{entryId}/additionalFields',
      'takes itemId, sku and additionalFields',
      'answers shoppingCart and updatedEntry',
    ],
    'read cart': [
      'GET /api/commerce/shopping-cart',
      'takes mock',
      'takes timecode',
      'takes calculateSubtotal',
    ],
    'subscription cart': [
      'POST /api/3/commerce/cart/subscription',
      'takes itemId, sku, qty and additionalFields',
      'answers cartToken',
      'the visitor goes on to the subscription page',
    ],
    stock: ['GET commerce/inventory/stock/ by itemId', 'results have unlimited and qtyInStock'],
    'form schema': ['GET /api/template/GetTemplateSchema by type'],
    'form check': ['POST /api/rest/forms/validate/{formId}', 'a failure has errors by field id'],
    'form key': ['POST /api/form/FormSubmissionKey', 'answers data.key'],
    'form save': [
      'POST /api/form/SaveFormSubmission',
      'takes key, form and captchaKey',
      'takes page title, page id, permission type and page path',
      'content source is i or c',
    ],
    restock: [
      'POST /api/site-users/account/notifications/restock',
      'takes isJoinMailingList, productId, variantId, siteVisitorEmail, recaptchaEnterpriseV3Token and language',
      'an error’s data.message is read',
    ],
    'installment modal': ['its HTML is static, by locale', 'a load that fails only warns'],
    token: [
      'asked for PRODUCT_WAITLIST_SUBMISSION before the restock call',
      'action FORM_BLOCK_SUBMISSION',
      'action NEWSLETTER_BLOCK_SUBMISSION',
      'action PROMO_POPUP_SUBMISSION',
      'the script is loaded with the page’s site key',
    ],
    'add-to-cart event': [
      'sent when site-visitor-metrics is on and all is known',
      'not sent when site-visitor-metrics is off',
      'not sent without a website',
      'not sent without a product type',
      'not sent without an item',
      'not sent without a collection',
      'not sent without a cart',
    ],
  },
};
