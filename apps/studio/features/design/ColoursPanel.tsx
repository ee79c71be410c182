import type { Tweak } from '@veranda/domain/design/tweaks';
import { ColourField } from '../../colours/ColourField.tsx';
import { ContrastMatrix } from './ContrastMatrix.tsx';
import type { DesignPanelProps } from './design-panel-props.ts';
import { PaletteChoice } from './PaletteChoice.tsx';
import { TweakRow } from './TweakRow.tsx';
import { t } from './messages.ts';

/** The colours of the palette, and the section themes that they make. */
export function ColoursPanel(props: DesignPanelProps) {
  const { design, values, session, themes, canWrite } = props;
  const colours = design.tweaks.filter(({ type }) => type === 'color');
  return (
    <div className="design-panel">
      <section className="ui-stack">
        <h2 className="design-heading">{t('paletteColors')}</h2>
        <p className="ui-help">{t('paletteHelp')}</p>
        {colours.map((tweak) => (
          <TweakRow key={tweak.variable} {...props} tweak={tweak}>
            <ColourField
              label={tweak.title}
              value={values[tweak.variable] ?? tweak.default}
              tokens={[]}
              ground={groundOf(props, tweak)}
              isDisabled={!canWrite}
              onChange={(value) => session.change({ [tweak.variable]: value })}
            />
          </TweakRow>
        ))}
      </section>
      <PaletteChoice {...props} />
      <ContrastMatrix themes={themes} />
    </div>
  );
}

// Backgrounds are looked at with the text on them, all others on the background.
function groundOf({ design: { tweaks, roles }, values }: DesignPanelProps, { variable }: Tweak) {
  const isGround = variable === roles['ground'] || variable === roles['sheet'];
  const other = tweaks.find((tweak) => tweak.variable === roles[isGround ? 'ink' : 'ground']);
  if (!other) return undefined;
  return { label: other.title, colour: values[other.variable] ?? other.default };
}
