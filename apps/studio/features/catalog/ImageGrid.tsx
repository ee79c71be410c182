import { addressAtWidth } from '@veranda/domain/media/asset-address';
import { Badge } from '@veranda/ui/Badge.tsx';
import { LiveRegion, useAnnouncer } from '@veranda/ui/LiveRegion.tsx';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { movedMessage, imageName } from '../media/image-name.ts';
import { ImageMenu } from './ImageMenu.tsx';
import type { ProductDraft } from './product-draft.ts';
import { t } from './messages.ts';

type Images = ProductDraft['images'];

interface ImageGridProps {
  readonly images: Images;
  readonly canWrite: boolean;
  readonly onChange: (images: Images) => void;
  readonly onDescribe: (id: string) => void;
}

/** Images in their order; moved by dragging, by keyboard from the handle, or by their menus. */
export function ImageGrid({ images, canWrite, onChange, onDescribe }: ImageGridProps) {
  const { said, place, dragAndDropHooks } = useImageOrder(images, onChange);
  return (
    <>
      <GridList
        className="product-images"
        aria-label={t('images')}
        layout="grid"
        items={images}
        keyboardNavigationBehavior="tab"
        {...(canWrite ? { dragAndDropHooks } : {})}
        dependencies={[images]}
      >
        {(image) => {
          const index = images.indexOf(image);
          return (
            <ImageItem image={image} index={index} canDrag={canWrite}>
              <ImageMenu
                name={imageName(image.altText, index)}
                index={index}
                count={images.length}
                onDescribe={() => onDescribe(image.id)}
                onPlace={(to) => place(image.id, to)}
                onRemove={() => onChange(images.filter((each) => each.id !== image.id))}
              />
            </ImageItem>
          );
        }}
      </GridList>
      <LiveRegion said={said} />
    </>
  );
}

/** Moves images to another place, and announces their new place. */
function useImageOrder(images: Images, onChange: (images: Images) => void) {
  const { said, say } = useAnnouncer();
  const place = (id: string, to: number) => {
    const moved = images.find((image) => image.id === id);
    const from = images.findIndex((image) => image.id === id);
    if (!moved || from === to) return;
    onChange(images.filter((image) => image.id !== id).toSpliced(to, 0, moved));
    say(movedMessage(imageName(moved.altText, from), to, images.length));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const id = String([...keys][0]);
      const rest = images.filter((image) => image.id !== id);
      const at = rest.findIndex((image) => image.id === target.key);
      place(id, target.dropPosition === 'before' ? at : at + 1);
    },
  });
  return { said, place, dragAndDropHooks };
}

interface ImageItemProps {
  readonly image: Images[number];
  readonly index: number;
  readonly canDrag: boolean;
  /** The menu of the image. */
  readonly children: ReactNode;
}

function ImageItem({ image, index, canDrag, children }: ImageItemProps) {
  const name = imageName(image.altText, index);
  return (
    <GridListItem id={image.id} textValue={name} className="product-image">
      <img src={addressAtWidth(image.url, index === 0 ? 500 : 300)} alt={image.altText} />
      {canDrag ? (
        <>
          <Button slot="drag" className="ui-drag" aria-label={t('moveName', { name })}>
            <GripVertical size={16} aria-hidden="true" />
          </Button>
          <span className="product-image-actions">{children}</span>
        </>
      ) : null}
      <span className="product-image-note">
        {image.altText === '' ? <Badge tone="warn">{t('noAltText')}</Badge> : null}
      </span>
    </GridListItem>
  );
}
