import { catalogLimits } from '@veranda/domain/catalog/limits';
import { FileDrop } from '@veranda/ui/FileDrop.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { useState } from 'react';
import { useSite } from '../../shell/use-site.ts';
import { AltTextDialog } from '../media/AltTextDialog.tsx';
import { UploadList } from '../media/UploadList.tsx';
import { imageTypes, useUploads } from '../media/use-uploads.ts';
import { useDraft } from './draft-context.ts';
import { ImageGrid } from './ImageGrid.tsx';

/** The pictures of the product: the first leads. */
export function ImagesPanel() {
  const site = useSite();
  const { draft, change, canWrite } = useDraft();
  const [describes, setDescribes] = useState<string | null>(null);
  const uploads = useUploads(site.id, (asset) =>
    change((old) => ({
      ...old,
      images: [...old.images.filter((image) => image.id !== asset.id), asset].slice(
        0,
        catalogLimits.imagesPerProduct,
      ),
    })),
  );
  const described = draft.images.find((image) => image.id === describes);
  return (
    <Panel
      title="Pictures"
      note={
        draft.images.length > 1
          ? 'The first leads. Drag to change the order, or use the menu of a picture.'
          : undefined
      }
    >
      {draft.images.length > 0 ? (
        <ImageGrid
          images={draft.images}
          canWrite={canWrite}
          onChange={(images) => change((old) => ({ ...old, images }))}
          onDescribe={setDescribes}
        />
      ) : null}
      <UploadList uploads={uploads} />
      {canWrite ? (
        <FileDrop
          title="Drop pictures here"
          note="JPEG, PNG, WebP, GIF or AVIF, up to 20 MB each"
          buttonLabel="Choose pictures"
          acceptedFileTypes={imageTypes}
          allowsMultiple
          isCompact={draft.images.length > 0}
          onFiles={uploads.add}
        />
      ) : null}
      {described ? (
        <AltTextDialog
          site={site.id}
          image={described}
          onClose={() => setDescribes(null)}
          onSaved={(asset) =>
            change((old) => ({
              ...old,
              images: old.images.map((image) =>
                image.id === asset.id ? { ...image, altText: asset.altText } : image,
              ),
            }))
          }
        />
      ) : null}
    </Panel>
  );
}
