import { validateFields } from '../blocks/validate-value.ts';
import { validateRichText } from '../rich-text/validate-rich-text.ts';
import type { Refusal } from '../refusal.ts';
import { type FormDocument, formLimits, formPurposes } from './document.ts';
import { fieldKind } from './kinds/registry.ts';
import {
  isRecord,
  noUnknownKey,
  oneOf,
  outOfForm,
  type Problem,
  shortText,
  within,
} from './record-checks.ts';
import { isSafeRedirect } from './redirect.ts';
import { targetProblem } from './validate-target.ts';

/** The document as a typed value, or a refusal that names the first field at fault. */
export function validateForm(value: unknown): FormDocument | Refusal<'malformed'> {
  return formProblem(value) ?? (value as FormDocument);
}

const keys = ['schema', 'purpose', 'fields', 'storage', 'advanced', 'captcha', 'disclaimer'];

function formProblem(form: unknown): Problem {
  if (!isRecord(form)) return outOfForm('form', 'not an object');
  if (form['schema'] !== 1) return outOfForm('schema', 'not 1');
  return (
    noUnknownKey(form, keys, '') ??
    oneOf(form['purpose'], formPurposes, 'purpose') ??
    mapProblem(form['fields'], { path: 'fields', max: formLimits.fields }, fieldProblem) ??
    storageProblem(form['storage']) ??
    advancedProblem(form['advanced']) ??
    captchaProblem(form['captcha']) ??
    docProblem(form['disclaimer'], 'disclaimer')
  );
}

function mapProblem(
  map: unknown,
  { path, max }: { readonly path: string; readonly max: number },
  entryProblemOf: (value: Readonly<Record<string, unknown>>, path: string) => Problem,
): Problem {
  if (!isRecord(map)) return outOfForm(path, 'not an object');
  const entries = Object.entries(map);
  if (entries.length > max) return outOfForm(path, `more than ${max}`);
  for (const [id, value] of entries) {
    const problem =
      entryProblem(id, value, `${path}.${id}`) ?? entryProblemOf(value as never, `${path}.${id}`);
    if (problem !== null) return problem;
  }
  return null;
}

function entryProblem(id: string, value: unknown, path: string): Problem {
  if (!isRecord(value)) return outOfForm(path, 'not an object');
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(id) || ['__proto__', 'constructor', 'prototype'].includes(id))
    return outOfForm(path, 'not an id');
  if (value['id'] !== id) return outOfForm(`${path}.id`, 'not its own key');
  const position = value['position'];
  return typeof position === 'string' && /^[A-Za-z0-9]{1,64}$/.test(position)
    ? null
    : outOfForm(`${path}.position`, 'not of the expected form');
}

function fieldProblem(field: Readonly<Record<string, unknown>>, path: string): Problem {
  const kind = fieldKind(String(field['kind']));
  if (kind === null) return outOfForm(`${path}.kind`, 'not one of the choices');
  return (
    noUnknownKey(field, ['id', 'position', 'kind', 'title', 'value'], `${path}.`) ??
    shortText(field['title'], formLimits.title, `${path}.title`) ??
    validateFields(kind.properties, field['value'], `${path}.value`)
  );
}

function storageProblem(storage: unknown): Problem {
  if (!isRecord(storage)) return outOfForm('storage', 'not an object');
  return (
    noUnknownKey(storage, ['targets', 'notifyOwner'], 'storage.') ??
    (storage['notifyOwner'] === undefined
      ? null
      : within(storage['notifyOwner'], 'boolean', 'storage.notifyOwner')) ??
    mapProblem(storage['targets'], { path: 'storage.targets', max: formLimits.targets }, targetProblem)
  );
}

const alignments = ['left', 'center', 'right'];

function advancedProblem(advanced: unknown): Problem {
  if (!isRecord(advanced)) return outOfForm('advanced', 'not an object');
  const known = ['submitLabel', 'alignment', 'message', 'html', 'redirect', 'validate'];
  const { redirect } = advanced;
  return (
    noUnknownKey(advanced, known, 'advanced.') ??
    shortText(advanced['submitLabel'], 100, 'advanced.submitLabel') ??
    oneOf(advanced['alignment'], alignments, 'advanced.alignment') ??
    docProblem(advanced['message'], 'advanced.message') ??
    shortText(advanced['html'], formLimits.html, 'advanced.html') ??
    (typeof redirect === 'string' && isSafeRedirect(redirect)
      ? null
      : outOfForm('advanced.redirect', 'not an address to go to')) ??
    within(advanced['validate'], 'boolean', 'advanced.validate')
  );
}

function captchaProblem(captcha: unknown): Problem {
  if (!isRecord(captcha)) return outOfForm('captcha', 'not an object');
  return (
    noUnknownKey(captcha, ['enabled', 'theme', 'alignment'], 'captcha.') ??
    within(captcha['enabled'], 'boolean', 'captcha.enabled') ??
    oneOf(captcha['theme'], ['light', 'dark'], 'captcha.theme') ??
    oneOf(captcha['alignment'], alignments, 'captcha.alignment')
  );
}

function docProblem(value: unknown, path: string): Problem {
  if (!isRecord(value)) return outOfForm(path, 'not an object');
  return noUnknownKey(value, ['doc'], `${path}.`) ?? validateRichText(value['doc'], `${path}.doc`);
}
