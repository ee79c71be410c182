import type { ImportReport } from '@veranda/contracts/catalog-import';
import { Panel } from '@veranda/ui/Panel.tsx';
import { rich, t } from './messages.ts';

/** The images that could not be fetched, each with its row and the reason. */
export function SkippedImages({ images }: { readonly images: ImportReport['images'] }) {
  if (images.length === 0) return null;
  return (
    <Panel title={t('imagesWereSkipped', { count: images.length })} note={t('importedWithoutImages')}>
      <ul className="skipped">
        {images.map((image) => (
          <li key={`${String(image.row)} ${image.address}`}>
            {rich('rowAddress', {
              row: image.row,
              address: image.address,
              code: (children) => <code>{children}</code>,
            })}
            <div className="ui-help">{image.reason}</div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
