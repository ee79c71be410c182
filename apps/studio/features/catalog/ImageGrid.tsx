import { Badge } from '@veranda/ui/Badge.tsx';
import { LiveRegion, useAnnouncer } from '@veranda/ui/LiveRegion.tsx';
import { GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { movedSentence, pictureName } from '../media/picture-name.ts';
import { sized } from '../media/sized.ts';
import { ImageMenu } from './ImageMenu.tsx';
import type { ProductDraft } from './product-draft.ts';

type Images = ProductDraft['images'];

export interface ImageGridProps {
  readonly images: Images;
  readonly canWrite: boolean;
  readonly onChange: (images: Images) => void;
  readonly onDescribe: (id: string) => void;
}

/** Pictures in their order; moved by dragging, by keyboard from the handle, or by their menus. */
export function ImageGrid({ images, canWrite, onChange, onDescribe }: ImageGridProps) {
  const { said, say } = useAnnouncer();
  const place = (id: string, to: number) => {
    const moved = images.find((image) => image.id === id);
    const from = images.findIndex((image) => image.id === id);
    if (!moved || from === to) return;
    onChange(images.filter((image) => image.id !== id).toSpliced(to, 0, moved));
    say(movedSentence(pictureName(moved.altText, from), to, images.length));
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
  return (
    <>
      <GridList
        className="product-images"
        aria-label="Pictures"
        layout="grid"
        items={images}
        keyboardNavigationBehavior="tab"
        {...(canWrite ? { dragAndDropHooks } : {})}
        dependencies={[images]}
      >
        {(image) => {
          const index = images.indexOf(image);
          const name = pictureName(image.altText, index);
          return (
            <GridListItem id={image.id} textValue={name} className="product-image">
              <img src={sized(image.url, index === 0 ? 500 : 300)} alt={image.altText} />
              {canWrite ? (
                <>
                  <Button slot="drag" className="ui-drag" aria-label={`Move ${name}`}>
                    <GripVertical size={16} aria-hidden="true" />
                  </Button>
                  <span className="product-image-acts">
                    <ImageMenu
                      name={name}
                      index={index}
                      count={images.length}
                      onDescribe={() => onDescribe(image.id)}
                      onPlace={(to) => place(image.id, to)}
                      onRemove={() => onChange(images.filter((each) => each.id !== image.id))}
                    />
                  </span>
                </>
              ) : null}
              <span className="product-image-note">
                {image.altText === '' ? <Badge tone="warn">No alt text</Badge> : null}
              </span>
            </GridListItem>
          );
        }}
      </GridList>
      <LiveRegion said={said} />
    </>
  );
}
