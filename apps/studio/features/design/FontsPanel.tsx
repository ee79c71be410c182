import { getFontKit } from '@veranda/contracts/design';
import { kitOf } from '@veranda/domain/design/font-kit';
import { fontPacks } from '@veranda/domain/design/font-packs.data';
import { fontFamilyNamed } from '@veranda/domain/design/font-families';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { call } from '../../api/client.ts';
import { FontField } from '../../fonts/FontField.tsx';
import { FontSample } from '../../fonts/FontSample.tsx';
import type { KitChoice } from '../../fonts/KitFonts.tsx';
import { useSite } from '../../shell/use-site.ts';
import type { DesignPanelProps } from './design-panel-props.ts';
import { TweakRow } from './TweakRow.tsx';
import { TweakFields } from './TweakFields.tsx';
import { t } from './messages.ts';

/** Pairs of fonts, and the font of each role. */
export function FontsPanel(props: DesignPanelProps) {
  const { design, values, session, canWrite } = props;
  const { title } = useSite();
  const faces = design.tweaks.filter(({ type }) => type === 'font');
  const valueOf = (variable: string, otherwise: string) => values[variable] ?? otherwise;
  const used = faces.map((tweak) => valueOf(tweak.variable, tweak.default));
  const kit = useKit(props);
  const others = design.tweaks.filter(
    ({ type, category }) => type !== 'font' && type !== 'kit' && category === 'Type',
  );
  return (
    <div className="design-panel">
      <section className="ui-stack">
        <h2 className="design-heading">{t('roles')}</h2>
        {faces.map((tweak) => (
          <TweakRow key={tweak.variable} {...props} tweak={tweak}>
            <FontField
              label={tweak.title}
              value={valueOf(tweak.variable, tweak.default)}
              used={used}
              sample={title}
              isDisabled={!canWrite}
              kit={kit}
              onChange={(name) => session.change({ [tweak.variable]: name })}
            />
          </TweakRow>
        ))}
        <TweakFields {...props} tweaks={others} />
      </section>
      <FontPacks {...props} />
    </div>
  );
}

function useKit({ design: { tweaks }, values, session }: DesignPanelProps): KitChoice | undefined {
  const { id: site } = useSite();
  const tweak = tweaks.find(({ type }) => type === 'kit');
  if (!tweak) return undefined;
  return {
    kit: kitOf(tweaks, values),
    find: async (kit) => (await call(getFontKit, { params: { site, kit } })).value,
    onKit: (value) => session.change({ [tweak.variable]: value }),
  };
}

function FontPacks({ design: { tweaks, roles }, values, session, canWrite }: DesignPanelProps) {
  const [heading, text] = [roles['heading'] ?? '', roles['text'] ?? ''];
  const valueOf = (name: string) =>
    values[name] ?? tweaks.find(({ variable }) => variable === name)?.default ?? '';
  const chosen = fontPacks.find((pack) => pack.heading === valueOf(heading) && pack.text === valueOf(text));
  if (heading === '' || text === '') return null;
  return (
    <section className="ui-stack">
      <h2 className="design-heading">{t('fontPacks')}</h2>
      <p className="ui-help">{t('fontPacksHelp')}</p>
      <ToggleButtonGroup
        className="font-packs"
        aria-label={t('fontPacks')}
        isDisabled={!canWrite}
        selectedKeys={chosen ? [keyOf(chosen)] : []}
        onSelectionChange={(keys) => {
          const pack = fontPacks.find((each) => keys.has(keyOf(each)));
          if (pack) session.change({ [heading]: pack.heading, [text]: pack.text });
        }}
      >
        {fontPacks.map((pack) => (
          <PackButton key={keyOf(pack)} pack={pack} />
        ))}
      </ToggleButtonGroup>
    </section>
  );
}

type FontPack = (typeof fontPacks)[number];

function keyOf({ heading, text }: FontPack): string {
  return `${heading} ${text}`;
}

function PackButton({ pack }: { readonly pack: FontPack }) {
  const [heading, text] = [fontFamilyNamed(pack.heading), fontFamilyNamed(pack.text)];
  const name = heading === text ? t('packSame', pack) : t('pack', pack);
  return (
    <ToggleButton id={keyOf(pack)} className="font-pack" aria-label={name}>
      {heading ? <FontSample choice={heading} text={t('packSample')} /> : null}
      {text ? <FontSample choice={text} text={name} /> : null}
    </ToggleButton>
  );
}
