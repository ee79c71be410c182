import { chosenPalette, type Palette, paletteOfPixels, paletteValues } from '@veranda/domain/design/palette';
import { palettes } from '@veranda/domain/design/palettes.data';
import { Button } from '@veranda/ui/Button.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { AssetPicker } from '../media/AssetPicker.tsx';
import type { DesignPanelProps } from './design-panel-props.ts';
import { readPixels } from './read-pixels.ts';
import { t } from './messages.ts';

const ofTheme = 'theme';

/** Palettes to choose from: the theme's own, those of the house, and one of the colours of a picture. */
export function PaletteChoice({ design, values, session, canWrite }: DesignPanelProps) {
  const colours = design.tweaks.filter(({ type }) => type === 'color');
  const isOwn = colours.every(({ variable, default: own }) => (values[variable] ?? own) === own);
  const chosen = isOwn ? ofTheme : chosenPalette(palettes, values, design)?.key;
  const choose = (palette: Palette) => session.change(paletteValues(palette, design));
  const toTheme = () =>
    session.change(Object.fromEntries(colours.map(({ variable }) => [variable, null] as const)));
  return (
    <section className="ui-stack">
      <h2 className="design-heading">{t('palettes')}</h2>
      <p className="ui-help">{t('palettesHelp')}</p>
      <ToggleButtonGroup
        className="palettes"
        aria-label={t('palettes')}
        isDisabled={!canWrite}
        selectedKeys={chosen === undefined ? [] : [chosen]}
        onSelectionChange={(keys) => {
          const palette = palettes.find(({ key }) => keys.has(key));
          if (palette) choose(palette);
          else if (keys.has(ofTheme)) toTheme();
        }}
      >
        <PaletteButton
          id={ofTheme}
          name={t('themePalette')}
          colours={colours.map((tweak) => tweak.default)}
        />
        {palettes.map(({ key, light, sheet, glow, accent, dark }) => (
          <PaletteButton key={key} id={key} name={t(key)} colours={[light, sheet, glow, accent, dark]} />
        ))}
      </ToggleButtonGroup>
      {canWrite ? <PictureButton onPalette={choose} /> : null}
    </section>
  );
}

interface PaletteButtonProps {
  readonly id: string;
  readonly name: string;
  readonly colours: readonly string[];
}

function PaletteButton({ id, name, colours }: PaletteButtonProps) {
  return (
    <ToggleButton id={id} className="palette">
      <span className="palette-colours" aria-hidden="true">
        {colours.map((colour, index) => (
          <span key={`${String(index)} ${colour}`} style={{ background: colour }} />
        ))}
      </span>
      {name}
    </ToggleButton>
  );
}

function PictureButton({ onPalette }: { readonly onPalette: (palette: Palette) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [isReading, setReading] = useState(false);
  const read = async (url: string) => {
    setReading(true);
    try {
      onPalette(paletteOfPixels(await readPixels(url)));
    } catch {
      showToast({ text: t('unreadablePicture'), isDanger: true });
    }
    setReading(false);
  };
  return (
    <>
      <Button isPending={isReading} onPress={() => setOpen(true)}>
        <ImageIcon size={16} aria-hidden="true" />
        {t('fromPicture')}
      </Button>
      {isOpen ? (
        <AssetPicker
          onClose={() => setOpen(false)}
          onChoose={({ url }) => {
            setOpen(false);
            void read(url);
          }}
        />
      ) : null}
    </>
  );
}
