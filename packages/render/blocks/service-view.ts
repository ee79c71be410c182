import { type BlockKind, numberAt, textAt } from '@veranda/domain/blocks/kind';
import { variantNumber } from '@veranda/domain/blocks/variants';
import { type EmbedServices, readEmbed } from '@veranda/domain/embeds/embed-services';
import { embedContext } from '../embeds/embed-context.ts';
import type { BlockView } from './block-view.ts';

/** View of a kind that shows something of one service, or of any: nothing while its address leads to none. */
export function serviceView(kind: BlockKind, { template }: Pick<BlockView, 'template'>): BlockView {
  const service = serviceOf(kind);
  return {
    kind,
    template,
    context(session, { value }) {
      const target = readEmbed(service, textAt(value, 'address'));
      if (target === null) return null;
      const variant = textAt(value, 'variant');
      const isFramed = variant === '' || variant === 'frame';
      const label = textAt(value, 'label');
      return {
        ...embedContext(session, { target, label, isFramed, height: numberAt(value, 'height', 400) }),
        isPanel: variant === 'panel',
        variant: variantNumber('reservations', variant),
      };
    },
  };
}

function serviceOf({ fields }: BlockKind): EmbedServices {
  const field = fields.find(({ kind }) => kind === 'embed');
  return field?.kind === 'embed' ? field.service : 'any';
}
