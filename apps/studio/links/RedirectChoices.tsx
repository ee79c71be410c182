import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { t } from './messages.ts';

interface RedirectChoicesProps {
  /** Last parts of former addresses. */
  readonly slugs: readonly string[];
  /** Those of which visitors are not redirected. */
  readonly stopped: readonly string[];
  /** The address before its last part, without a slash at its end. */
  readonly base?: string;
  readonly isReadOnly?: boolean;
  readonly onChange: (stopped: readonly string[]) => void;
}

/** The offer to redirect visitors from each former address. */
export function RedirectChoices({ slugs, stopped, base = '', isReadOnly, onChange }: RedirectChoicesProps) {
  if (slugs.length === 0) return null;
  const change = (slug: string, redirects: boolean) => {
    const others = stopped.filter((each) => each !== slug);
    onChange(redirects ? others : [...others, slug].sort());
  };
  return (
    <fieldset className="ui-field">
      <legend className="ui-label">{t('redirects')}</legend>
      {slugs.map((slug) => (
        <Checkbox
          key={slug}
          isReadOnly={isReadOnly ?? false}
          isSelected={!stopped.includes(slug)}
          onChange={(redirects) => change(slug, redirects)}
        >
          {t('redirectFrom', { address: `${base}/${slug}` })}
        </Checkbox>
      ))}
    </fieldset>
  );
}
