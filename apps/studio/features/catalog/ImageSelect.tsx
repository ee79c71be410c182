import { addressAtWidth } from '@veranda/domain/media/asset-address';
import { ImageIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { imageName } from '../media/image-name.ts';
import type { ProductDraft } from './product-draft.ts';
import { t } from './messages.ts';

interface ImageSelectProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly images: ProductDraft['images'];
  /** Null for none. */
  readonly value: string | null;
  readonly isDisabled: boolean;
  readonly onChange: (id: string | null) => void;
}

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly url: string | null;
}

const none: Choice = { id: 'none', name: t('noImageForThisVariant'), url: null };

/** One of the images of a product, or none; the arrows move among them. */
export function ImageSelect(props: ImageSelectProps) {
  const { label, hideLabel, images, value, isDisabled, onChange } = props;
  const choices = [none, ...images.map(choiceOf), ...elsewhere(images, value)];
  const chosen = choices.find(({ id }) => id === value) ?? none;
  return (
    <Select
      className="ui-field image-select"
      value={chosen.id}
      isDisabled={isDisabled}
      onChange={(key) => onChange(key === none.id ? null : String(key))}
    >
      <Label className={hideLabel ? 'ui-hidden' : 'ui-label'}>{label}</Label>
      <Button className="image-select-button">
        <SelectValue>
          {() => (
            <>
              <Thumb choice={chosen} />
              <span className="ui-hidden">{chosen.name}</span>
            </>
          )}
        </SelectValue>
      </Button>
      <Popover className="ui-popover" placement="bottom end" offset={4}>
        <ListBox className="image-choices" layout="grid" items={choices}>
          {(choice) => (
            <ListBoxItem className="image-choice" textValue={choice.name} aria-label={choice.name}>
              <Thumb choice={choice} />
              {choice.url === null ? <span>{choice.name}</span> : null}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}

function Thumb({ choice }: { readonly choice: Choice }) {
  return choice.url === null ? (
    <ImageIcon size={16} aria-hidden="true" />
  ) : (
    <img src={addressAtWidth(choice.url, 100)} alt="" />
  );
}

function choiceOf(image: ProductDraft['images'][number], index: number): Choice {
  return { id: image.id, name: imageName(image.altText, index), url: image.url };
}

// A program may have given a variant an image that is none of the product's.
function elsewhere(images: ProductDraft['images'], value: string | null): Choice[] {
  if (value === null || images.some(({ id }) => id === value)) return [];
  return [{ id: value, name: t('unlistedImage'), url: null }];
}
