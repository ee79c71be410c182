import { FileDrop } from '@veranda/ui/FileDrop.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { useState } from 'react';
import { useSite } from '../../shell/use-site.ts';
import { AltTextDialog } from '../media/AltTextDialog.tsx';
import { UploadList } from '../media/UploadList.tsx';
import { imageTypes } from '../media/use-uploads.ts';
import { useDraft } from './draft-context.ts';
import { ImageGrid } from './ImageGrid.tsx';
import { useProductImages } from './use-product-images.ts';
import { t } from './messages.ts';

const orderNote = t('mainImageHelp');

/** The images of the product: the first leads. */
export function ImagesPanel() {
  const site = useSite();
  const { canWrite } = useDraft();
  const { images, uploads, arrange, describe } = useProductImages();
  const [describes, setDescribes] = useState<string | null>(null);
  const described = images.find((image) => image.id === describes);
  return (
    <Panel title={t('images')} note={images.length > 1 ? orderNote : undefined}>
      {images.length > 0 ? (
        <ImageGrid images={images} canWrite={canWrite} onChange={arrange} onDescribe={setDescribes} />
      ) : null}
      <UploadList uploads={uploads} />
      {canWrite ? (
        <FileDrop
          title={t('dropImagesHere')}
          note={t('dropImagesHereNote')}
          buttonLabel={t('chooseImages')}
          acceptedFileTypes={imageTypes}
          allowsMultiple
          isCompact={images.length > 0}
          onFiles={uploads.add}
        />
      ) : null}
      {described ? (
        <AltTextDialog
          site={site.id}
          image={described}
          onClose={() => setDescribes(null)}
          onSaved={describe}
        />
      ) : null}
    </Panel>
  );
}
