import type { FormPath, FormText } from '@veranda/domain/forms/edits/form-edit';
import { t } from './messages.ts';

/** Names of the steps that set a value of a form, as undo and the history show them. */
export const stepOfPath: Readonly<Record<FormPath, string>> = {
  name: t('stepRenamed'),
  'storage.notifyOwner': t('stepNotifyOwner'),
  'advanced.submitLabel': t('stepButtonText'),
  'advanced.alignment': t('stepButtonAlignment'),
  'advanced.html': t('stepHtml'),
  'advanced.redirect': t('stepRedirect'),
  'advanced.validate': t('stepBrowserCheck'),
  'captcha.enabled': t('stepCaptcha'),
  'captcha.theme': t('stepCaptchaTheme'),
  'captcha.alignment': t('stepCaptchaAlignment'),
};

/** Names of the steps that change a text of a form. */
export const stepOfText: Readonly<Record<FormText, string>> = {
  'advanced.message': t('stepMessage'),
  disclaimer: t('stepDisclaimer'),
};

/** A name as it stands within the label of a step, which holds 120 characters. */
export function inStep(name: string): string {
  return name.length > 60 ? `${name.slice(0, 59).toWellFormed()}…` : name;
}
