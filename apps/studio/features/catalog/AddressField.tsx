import { TextField } from '@veranda/ui/TextField.tsx';
import { RedirectChoices } from '../../links/RedirectChoices.tsx';
import { useDraft } from './draft-context.ts';
import { t } from './messages.ts';

/** The last part of the product's address, and the redirects from those that it had before. */
export function AddressField() {
  const { draft, set, problemOf, canWrite, product } = useDraft();
  const known = product ? [...new Set([...product.formerAddresses, product.urlSlug])] : [];
  return (
    <>
      <TextField
        id="urlSlug"
        label={t('address')}
        value={draft.urlSlug}
        onChange={(urlSlug) => set({ urlSlug })}
        maxLength={200}
        spellCheck="false"
        description={draft.urlSlug ? `…/p/${draft.urlSlug}` : t('addressDescription')}
        errorMessage={problemOf('urlSlug')}
      />
      {product ? (
        <RedirectChoices
          slugs={known.filter((slug) => slug !== draft.urlSlug.trim())}
          stopped={draft.withoutRedirect ?? []}
          base={baseOf(product.url)}
          isReadOnly={!canWrite}
          onChange={(withoutRedirect) => set({ withoutRedirect: [...withoutRedirect] })}
        />
      ) : null}
    </>
  );
}

// `/shop/p` of `https://site/shop/p/mug`.
function baseOf(url: string): string {
  return new URL(url).pathname.split('/').slice(0, 3).join('/');
}
