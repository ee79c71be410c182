import type { ProductView } from '@veranda/contracts/catalog';
import { catalogLimits } from '@veranda/domain/catalog/limits';
import { useSite } from '../../shell/use-site.ts';
import { useUploads } from '../media/use-uploads.ts';
import { useDraft } from './draft-context.ts';
import { withImages } from './product-draft.ts';

type Images = ProductView['images'];

/**
 * The images of the form and what changes them: an upload goes to their end, up to as many as a product may
 * have.
 */
export function useProductImages() {
  const site = useSite();
  const { draft, change } = useDraft();
  const edit = (make: (images: Images) => Images) => change((old) => withImages(old, make(old.images)));
  const uploads = useUploads(site.id, (asset) =>
    edit((images) =>
      [...images.filter((image) => image.id !== asset.id), asset].slice(0, catalogLimits.imagesPerProduct),
    ),
  );
  return {
    images: draft.images,
    uploads,
    arrange: (images: Images) => edit(() => images),
    describe: ({ id, altText }: { readonly id: string; readonly altText: string }) =>
      edit((images) => images.map((image) => (image.id === id ? { ...image, altText } : image))),
  };
}
