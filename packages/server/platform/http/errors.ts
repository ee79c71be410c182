import { allErrors } from '@veranda/contracts/all-errors';
import { inLanguage } from '@veranda/contracts/translations/translate';
import type { WireError } from '@veranda/contracts/wire-error';
import type { Refusal } from '@veranda/domain/refusal';

/** A refusal as the wire says it; to visitors in the language of their site. The only place where a refusal becomes text and status. */
export function presentRefusal(refusal: Refusal, language = 'en'): { status: number; body: WireError } {
  const row = allErrors[refusal.code];
  if (!row) throw new Error(`the refusal ${refusal.code} is in no error table`);
  const body: WireError = { error: fill(inLanguage(language, row.message), refusal), code: refusal.code };
  if (refusal.field !== undefined) body.field = refusal.field;
  if (refusal.code === 'crumb-failed') body.crumbFail = true;
  if (refusal.also?.length)
    body.errors = [refusal, ...refusal.also].map((one) => ({
      code: one.code,
      error: fill(inLanguage(language, allErrors[one.code]?.message ?? one.code), one),
      ...(one.field === undefined ? {} : { field: one.field }),
    }));
  return { status: row.status, body };
}

function fill(message: string, refusal: Refusal): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(refusal.params?.[name] ?? (name === 'field' ? refusal.field : undefined) ?? whole),
  );
}
