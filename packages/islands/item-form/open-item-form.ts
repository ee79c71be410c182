import type { ItemFormProps } from '@veranda/contracts/islands';
import { validateAnswers } from '@veranda/domain/forms/validate-answers';
import { followCountries } from '../form/address-controls.ts';
import { keepCounters } from '../form/counter.ts';
import { showErrors } from '../form/field-errors.ts';
import { fieldsOf, payloadOf } from '../form/read-form.ts';
import { makeLightbox } from '../lightbox/lightbox.ts';
import { t } from '../messages/island-messages.ts';
import {
  type ItemFormEvent,
  type ItemFormState,
  itemFormStates,
  nextItemFormState,
} from './item-form-states.ts';
import { fieldErrors } from '../messages/form-messages.ts';

/** Fields asked for an item, and the action that takes them. */
export interface ItemFormAsk {
  readonly title: string;
  /** Label of the button. */
  readonly saveText: string;
  /** The fields as the server has drawn them: they go into the lightbox, and back when it closes. */
  readonly fieldsElement: HTMLElement;
  readonly rules: ItemFormProps['fields'];
  /** Keeps the answers, as JSON text; @returns what went wrong, or null. */
  readonly save: (additionalFields: string) => Promise<string | null>;
}

/** Opens an item's form in a lightbox (storefront §2); it closes when its answers are kept. */
export function openItemForm(ask: ItemFormAsk): void {
  const lightbox = makeLightbox({ label: ask.title, closeText: t('closeText') });
  const { form, message, button } = renderForm(ask);
  lightbox.content.classList.add('v-item-form-box');
  lightbox.content.append(form);
  bringBack(ask.fieldsElement, lightbox.content.closest('dialog'));
  form.querySelector('[data-place]')?.replaceWith(ask.fieldsElement);
  keepCounters(form);
  followCountries(form);
  let state: ItemFormState = 'editing';

  function move(event: ItemFormEvent): void {
    state = nextItemFormState(state, event);
    const { text } = itemFormStates[state];
    button.textContent = text ? t(text) : ask.saveText;
    button.setAttribute('aria-disabled', String(state === 'saving'));
    form.setAttribute('aria-busy', String(state === 'saving'));
  }

  async function save(): Promise<void> {
    if (state === 'saving') return;
    const answers = validAnswers(form, ask.rules);
    message.textContent = answers ? '' : t('missingInformationMessage');
    lightbox.place();
    if (!answers) return;
    move('save');
    const problem = await ask.save(JSON.stringify(answers));
    move(problem === null ? 'saved' : 'fail');
    message.textContent = problem ?? '';
    if (problem === null) lightbox.close();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void save();
  });
  lightbox.open(firstControl(form));
}

function renderForm({ title, saveText }: ItemFormAsk) {
  const form = document.createElement('form');
  form.className = 'v-item-form';
  form.noValidate = true;
  const heading = document.createElement('h2');
  heading.className = 'v-item-form-title';
  heading.textContent = title;
  const place = document.createElement('div');
  place.dataset['place'] = '';
  const message = document.createElement('p');
  message.className = 'v-form-message';
  message.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'submit';
  button.className = 'v-btn v-btn-primary';
  button.textContent = saveText;
  form.append(heading, place, message, button);
  return { form, message, button };
}

// Errors are shown beside the fields.
function validAnswers(form: HTMLFormElement, rules: ItemFormProps['fields']) {
  const fields = fieldsOf({ fields: rules });
  const payload = payloadOf(form, fields, new URLSearchParams(location.search));
  const result = validateAnswers({ fields }, payload);
  showErrors(form, result.kind === 'invalid' ? fieldErrors(result.problems) : {});
  return result.kind === 'valid' ? payload : null;
}

// The page keeps what was typed: the form opens again as it was left.
function bringBack(element: HTMLElement, dialog: HTMLElement | null): void {
  const stand = document.createComment('');
  if (!element.parentNode) return;
  element.replaceWith(stand);
  dialog?.addEventListener('close', () => stand.replaceWith(element), { once: true });
}

function firstControl(form: HTMLFormElement): HTMLElement | undefined {
  return form.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea') ?? undefined;
}
