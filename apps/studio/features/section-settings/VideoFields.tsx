import { type SectionBackground, videoPattern } from '@veranda/domain/pages/document';
import { TextField } from '@veranda/ui/TextField.tsx';
import { AssetField } from '../media/AssetField.tsx';
import { useTypedValue } from './use-typed-value.ts';
import { t } from './messages.ts';

type Video = Extract<SectionBackground, { readonly kind: 'video' }>;

interface VideoFieldsProps {
  readonly background: Video;
  readonly onChange: (background: SectionBackground) => void;
}

/** The file of a video behind a section, and the picture that stands in for it. */
export function VideoFields({ background, onChange }: VideoFieldsProps) {
  const { typed, problem, type } = useTypedValue({
    value: background.url,
    problemOf: (url) => (url === '' || videoPattern.test(url) ? undefined : t('videoUrlInvalid')),
    onChange: (url) => onChange({ ...background, url }),
  });
  return (
    <>
      <TextField
        label={t('videoUrl')}
        value={typed}
        maxLength={306}
        autoComplete="off"
        spellCheck="false"
        description={t('videoUrlHelp')}
        errorMessage={problem}
        onChange={type}
      />
      <AssetField
        label={t('poster')}
        value={background.posterAssetId}
        isReadOnly={false}
        onChange={(posterAssetId) => onChange(withPoster(background, posterAssetId))}
      />
      <p className="ui-help">{t('videoStillHelp')}</p>
    </>
  );
}

// A focal point belongs to its picture: another picture has its own.
function withPoster({ focal: _old, ...background }: Video, posterAssetId: string): Video {
  return { ...background, posterAssetId };
}
