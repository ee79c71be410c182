import type { ImportReport } from '@veranda/contracts/catalog-import';
import { Panel } from '@veranda/ui/Panel.tsx';

/** The pictures that could not be fetched, each with its row and the reason. */
export function SkippedPictures({ images }: { readonly images: ImportReport['images'] }) {
  if (images.length === 0) return null;
  return (
    <Panel
      title={images.length === 1 ? '1 image was skipped' : `${String(images.length)} images were skipped`}
      note="The products were imported without them. Add the images yourself, or import again when they can be downloaded."
    >
      <ul className="skipped">
        {images.map((image) => (
          <li key={`${String(image.row)} ${image.address}`}>
            Row {image.row}: <code>{image.address}</code>
            <div className="ui-help">{image.reason}</div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
