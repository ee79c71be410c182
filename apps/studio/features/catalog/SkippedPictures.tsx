import type { ImportReport } from '@veranda/contracts/catalog-import';
import { Panel } from '@veranda/ui/Panel.tsx';

/** The pictures that could not be fetched, each with its row and the reason. */
export function SkippedPictures({ images }: { readonly images: ImportReport['images'] }) {
  if (images.length === 0) return null;
  return (
    <Panel
      title={images.length === 1 ? '1 picture was skipped' : `${String(images.length)} pictures were skipped`}
      note="The products are there without them. Add them by hand, or import again when they can be reached."
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
