import { allErrors } from '@veranda/contracts/all-errors';
import type { WireError } from '@veranda/contracts/wire-error';
import type { Refusal } from '@veranda/domain/refusal';
import { addressMessages } from '@veranda/messages/addresses/messages';
import { compiledMessage, formatUnchecked, translatorOf } from '@veranda/messages/catalog';
import { errorMessages } from '@veranda/messages/errors/messages';
import { ownerErrorsEnglish } from '@veranda/messages/studio/errors/compiled';
import { declineText } from '@veranda/messages/declines/decline-text';

/**
 * A refusal as the wire says it; to visitors in the language of their site. The only place where a refusal
 * becomes text and status. What is not found says at which path.
 */
export function presentRefusal(
  refusal: Refusal,
  language = 'en',
  path?: string,
): { status: number; body: WireError } {
  const row = allErrors[refusal.code];
  if (!row) throw new Error(`the refusal ${refusal.code} is in no error table`);
  const body: WireError = { error: refusalMessage(refusal, language), code: refusal.code };
  if (refusal.field !== undefined) body.field = refusal.field;
  if (row.status === 404 && path !== undefined) body.path = path;
  if (refusal.suggestion !== undefined) body.suggestion = refusal.suggestion;
  if (refusal.code === 'crumb-failed') body.crumbFail = true;
  if (refusal.also?.length)
    body.errors = [refusal, ...refusal.also].map((refusal) => ({
      code: refusal.code,
      error: refusalMessage(refusal, language),
      ...(refusal.field === undefined ? {} : { field: refusal.field }),
    }));
  return { status: row.status, body };
}

/**
 * The text of a refusal: in a language where visitors meet it, else in English. A parameter without a value
 * shows its name.
 */
export function refusalMessage(
  { code, field, params }: Pick<Refusal, 'code' | 'field' | 'params'>,
  language: string,
): string {
  const values = { ...(field === undefined ? {} : { field }), ...inLanguage(params ?? {}, language) };
  if (isKey(errorMessages.en, code))
    return formatUnchecked(compiledMessage(errorMessages, { key: code, tag: language }), language, values);
  const { messages } = ownerErrorsEnglish;
  return formatUnchecked(isKey(messages, code) ? messages[code] : code, 'en', values);
}

// Refusals of an address name the label by its key, and those of a declined payment the reason.
function inLanguage(
  params: NonNullable<Refusal['params']>,
  language: string,
): NonNullable<Refusal['params']> {
  const { label, reason } = params;
  return {
    ...params,
    ...(isKey(addressMessages.en, label) ? { label: translatorOf(addressMessages, language)(label) } : {}),
    ...(typeof reason === 'string' ? { reason: declineText(reason, language) } : {}),
  };
}

function isKey<Table extends object>(table: Table, key: unknown): key is keyof Table & string {
  return typeof key === 'string' && Object.hasOwn(table, key);
}
