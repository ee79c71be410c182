import { type SectionBackground, videoPattern } from '@veranda/domain/pages/document';
import { TextField } from '@veranda/ui/TextField.tsx';
import { t } from './messages.ts';
import { useTypedValue } from './use-typed-value.ts';

interface VideoAddressProps {
  readonly background: Extract<SectionBackground, { readonly kind: 'video' }>;
  readonly onChange: (background: SectionBackground) => void;
}

/** Address of a video that is none of the site's files, as programs and older documents have it. */
export function VideoAddress({ background, onChange }: VideoAddressProps) {
  const { typed, problem, type } = useTypedValue({
    value: background.url,
    problemOf: (url) => (url === '' || videoPattern.test(url) ? undefined : t('videoUrlInvalid')),
    onChange: (url) => onChange({ ...background, url }),
  });
  return (
    <TextField
      label={t('videoUrl')}
      value={typed}
      maxLength={306}
      autoComplete="off"
      spellCheck="false"
      errorMessage={problem}
      onChange={type}
    />
  );
}
