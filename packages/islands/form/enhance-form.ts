import type { FormProps } from '@veranda/contracts/islands';
import { flag, object, recordOf, text } from '@veranda/domain/decoders';
import type { FormField } from '@veranda/domain/forms/document';
import { answerProblem, readAnswer, validateAnswers } from '@veranda/domain/forms/validate-answers';
import { followCountries } from './address-controls.ts';
import { afterSubmit } from './after-submit.ts';
import { keepCounters } from './counter.ts';
import { fieldElement, showErrors, showFieldError } from './field-errors.ts';
import { formFields } from '../props/form-fields.ts';
import { captchaOf } from './form-captcha.ts';
import { askForKey, checkFields, type Outcome, saveSubmission } from './form-client.ts';
import type { FormCaptcha } from './proof.ts';
import { fieldsOf, pageFieldsOf, payloadOf } from './read-form.ts';
import { lockOf, type SubmitLock } from './submit-lock.ts';
import { fieldErrors, formError } from '../messages/form-messages.ts';
import { farFaults } from './where-to-look.ts';

export const formProps = object<FormProps>({
  formId: text,
  name: text,
  isNewsletter: flag,
  isPopup: flag,
  validate: flag,
  redirect: text,
  html: text,
  captchaSiteKey: text,
  captchaScriptUrl: text,
  captchaTheme: (value) => (value === 'dark' ? 'dark' : 'light'),
  fields: formFields,
  texts: recordOf(text),
});

/**
 * Takes over a form that works already. Before it is sent its fields are looked at by the same rules as the
 * server's, then the server looks at them; a key is asked for, the answers are saved, and what follows is
 * shown.
 */
export function enhanceForm(form: HTMLFormElement, props: FormProps): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) return;
  const parts: Parts = {
    form,
    props,
    fields: fieldsOf(props),
    lock: lockOf(button),
    captcha: captchaOf(form, props),
    elapsed: sinceFirstTouch(form),
  };
  form.noValidate = true;
  keepCounters(form);
  followCountries(form);
  fillFromQuery(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(parts);
  });
  form.addEventListener('input', (event) => mend(parts, event.target as Element));
  form.addEventListener('change', (event) => {
    if ((event.target as Element).matches('[data-captcha-box]')) say(parts, '');
  });
}

interface Parts {
  readonly form: HTMLFormElement;
  readonly props: FormProps;
  readonly fields: Readonly<Record<string, FormField>>;
  readonly lock: SubmitLock;
  readonly captcha: FormCaptcha | null;
  /** Milliseconds since the form was first touched; null where nobody has touched it. */
  readonly elapsed: () => number | null;
}

type Failure = Exclude<Outcome<null>, { readonly ok: true }>;

async function submit(parts: Parts): Promise<void> {
  const { form, props, lock, captcha } = parts;
  if (!lock.lock()) return;
  say(parts, '');
  const failure = await send(parts);
  lock.unlock();
  if (failure === null) {
    showErrors(form, {});
    afterSubmit(form, props);
    return;
  }
  captcha?.reset();
  showErrors(form, failure.errors);
  say(parts, failure.sentence);
  // The focus shows a field with an error; any other failure is shown by the summary above.
  if (Object.keys(failure.errors).length === 0)
    form.querySelector('[data-form-part="summary"]')?.scrollIntoView({ block: 'nearest' });
}

async function send(parts: Parts): Promise<Failure | null> {
  const { form, props, fields, captcha } = parts;
  const query = new URLSearchParams(location.search);
  const payload = payloadOf(form, fields, query);
  const ownFault = props.validate ? faultOf(fields, payload) : null;
  if (ownFault) return ownFault;
  const proof = (await captcha?.proof()) ?? null;
  if (captcha && proof === null) return failed(formError('captcha'));
  if (props.validate) {
    const checked = await checkFields(props.formId, payload);
    if (!checked.ok) return checked;
  }
  const key = proof?.key ? ({ ok: true, value: proof } as const) : await askForKey(query);
  if (!key.ok) return key;
  const saved = await saveSubmission({
    ...pageFieldsOf(form),
    key: key.value.key,
    form: JSON.stringify(payload),
    ...elapsedOf(parts),
    ...(proof ? { captchaKey: proof.token } : {}),
  });
  return saved.ok ? null : saved;
}

function faultOf(fields: Parts['fields'], payload: object): Failure | null {
  const result = validateAnswers({ fields }, payload);
  if (result.kind === 'valid') return null;
  if (result.kind === 'unreadable') return failed(formError('parseFailure'));
  return failed(formError('invalid'), fieldErrors(result.problems));
}

function failed(sentence: string, errors: Readonly<Record<string, string>> = {}): Failure {
  return { ok: false, sentence, errors };
}

// Storefront §8: forms that are no newsletter also say above and below themselves where to scroll, where
// there is something to scroll to: of what is seen from there the summary and the fields have said enough.
function say({ form, props }: Parts, sentence: string): void {
  const put = (part: 'problem' | 'above' | 'below', words: string): void => {
    const element = form.querySelector<HTMLElement>(`[data-form-part="${part}"]`);
    if (element) element.textContent = words;
  };
  put('problem', sentence);
  const far = sentence === '' || props.isNewsletter ? null : farFaults(form);
  put('above', far?.fromHead ? formError('problemAbove') : '');
  put('below', far?.fromEnd ? formError('problemBelow') : '');
}

// A field that was at fault is looked at again while it is filled in: not when it is left, since what is
// below it would move away from under the press of the button.
function mend({ form, fields }: Parts, target: Element): void {
  const element = target.closest<HTMLElement>('[data-field].is-invalid');
  const field = fields[element?.dataset['field'] ?? ''];
  if (!element || !field || fieldElement(form, field.id) !== element) return;
  const value = payloadOf(form, { [field.id]: field }, new URLSearchParams())[field.id];
  const answer = readAnswer(field, value);
  const problem = answer === null ? null : answerProblem(field, answer);
  showFieldError(element, problem === null ? '' : formError(problem));
}

function elapsedOf(parts: Parts): { readonly elapsed?: number } {
  const elapsed = parts.elapsed();
  return elapsed === null ? {} : { elapsed };
}

function sinceFirstTouch(form: HTMLFormElement): Parts['elapsed'] {
  let first: number | null = null;
  const touch = (): void => {
    first ??= performance.now();
  };
  for (const name of ['pointerdown', 'focusin', 'input'] as const)
    form.addEventListener(name, touch, { passive: true });
  return () => (first === null ? null : Math.round(performance.now() - first));
}

// Storefront §3: a hidden field shows the same-named value of the query string, also to whoever reads the
// page.
function fillFromQuery(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search);
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="hidden"][data-query]')) {
    const value = query.get(input.dataset['query'] ?? '');
    if (value !== null) input.value = value;
  }
}
