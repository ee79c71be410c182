import { condenseTemplate } from '../../condense-template.ts';
import addToCartButtonHtml from './add-to-cart-btn.html?raw';
import answerAddress from './answer-address.html?raw';
import answerCheckbox from './answer-checkbox.html?raw';
import answerLikert from './answer-likert.html?raw';
import answerPhone from './answer-phone.html?raw';
import answerTime from './answer-time.html?raw';
import audioPlayerHtml from './audio-player.html?raw';
import commentLinkHtml from './comment-link.html?raw';
import commentsHtml from './comments.html?raw';
import likeButtonHtml from './like-button.html?raw';
import productCheckoutHtml from './product-checkout.html?raw';
import productPriceHtml from './product-price.html?raw';
import productRestockNotificationHtml from './product-restock-notification.html?raw';
import productScarcityHtml from './product-scarcity.html?raw';
import quantityInputHtml from './quantity-input.html?raw';
import summaryFormFieldHtml from './summary-form-field.html?raw';
import variantsSelectHtml from './variants-select.html?raw';

// Markup of the formatters of public themes, which prints line breaks of its own: `{.newline}`.

export const addToCartButton = condenseTemplate(addToCartButtonHtml);
export const audioPlayer = condenseTemplate(audioPlayerHtml);
export const commentLink = condenseTemplate(commentLinkHtml);
export const comments = condenseTemplate(commentsHtml);
export const likeButton = condenseTemplate(likeButtonHtml);
export const productCheckout = condenseTemplate(productCheckoutHtml);
export const productPrice = condenseTemplate(productPriceHtml);
export const productRestockNotification = condenseTemplate(productRestockNotificationHtml);
export const productScarcity = condenseTemplate(productScarcityHtml);
export const quantityInput = condenseTemplate(quantityInputHtml);
export const summaryFormField = condenseTemplate(summaryFormFieldHtml);
export const variantsSelect = condenseTemplate(variantsSelectHtml);

/** The answer of each type of field of a form. Context: `value`, `values`, `noAnswer`. */
export const answerFragments: ReadonlyMap<string, string> = new Map([
  ['address', condenseTemplate(answerAddress)],
  ['checkbox', condenseTemplate(answerCheckbox)],
  ['date', '{.section values}{@.Month|html}/{@.Day|html}/{@.Year|html}{.or}{noAnswer|html}{.end}'],
  ['likert', condenseTemplate(answerLikert)],
  ['name', '{.section values}{@.First|html} {@.Last|html}{.or}{noAnswer|html}{.end}'],
  ['phone', condenseTemplate(answerPhone)],
  ['time', condenseTemplate(answerTime)],
]);

/** The answer of every other type of field. */
export const plainAnswer = '{.if value}{value|html}{.or}{noAnswer|html}{.end}';
