import type { SectionBackground } from '@veranda/domain/pages/document';
import { AssetField } from '../media/AssetField.tsx';
import { MediaFileField } from '../media/MediaFileField.tsx';
import { t } from './messages.ts';
import { VideoAddress } from './VideoAddress.tsx';

type Video = Extract<SectionBackground, { readonly kind: 'video' }>;

interface VideoFieldsProps {
  readonly background: Video;
  readonly onChange: (background: SectionBackground) => void;
}

/** The file of a video behind a section, and the picture that stands in for it. */
export function VideoFields({ background, onChange }: VideoFieldsProps) {
  const { fileId = '', url, posterAssetId } = background;
  return (
    <>
      <MediaFileField
        label={t('videoFile')}
        value={fileId}
        accepts="video"
        isReadOnly={false}
        onChange={(id) => onChange(withFile(background, id))}
      />
      {url === '' ? null : <VideoAddress background={background} onChange={onChange} />}
      <p className="ui-help">{t('videoHelp')}</p>
      <AssetField
        label={t('poster')}
        value={posterAssetId}
        isReadOnly={false}
        onChange={(picture) => onChange(withPoster(background, picture))}
      />
      <p className="ui-help">{t('videoStillHelp')}</p>
    </>
  );
}

function withFile({ fileId: _old, ...background }: Video, fileId: string): Video {
  return { ...background, url: '', ...(fileId === '' ? {} : { fileId }) };
}

// A focal point belongs to its picture: another picture has its own.
function withPoster({ focal: _old, ...background }: Video, posterAssetId: string): Video {
  return { ...background, posterAssetId };
}
