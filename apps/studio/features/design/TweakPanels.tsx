import { type Tweak, tweakPageTypes } from '@veranda/domain/design/tweaks';
import type { DesignPanelProps } from './design-panel-props.ts';
import { t } from './messages.ts';
import { TweakFields } from './TweakFields.tsx';

const elsewhere: ReadonlySet<string> = new Set(['color', 'font', 'kit', 'other']);

/** Choices for buttons and fields. */
export function ButtonsPanel(props: DesignPanelProps) {
  return <TweakGroups {...props} tweaks={props.design.tweaks.filter(isOfButtons)} />;
}

/** Choices for the whole site besides colours, type and buttons, by the theme's own groups. */
export function LayoutPanel(props: DesignPanelProps) {
  const tweaks = props.design.tweaks.filter(
    (tweak) =>
      tweak.pageType === 'style' &&
      !elsewhere.has(tweak.type) &&
      tweak.category !== 'Type' &&
      !isOfButtons(tweak),
  );
  return <TweakGroups {...props} tweaks={tweaks} />;
}

/** Choices for single kinds of pages. */
export function PagesPanel(props: DesignPanelProps) {
  const tweaks = tweakPageTypes
    .filter((pageType) => pageType !== 'style')
    .flatMap((pageType) => props.design.tweaks.filter((tweak) => tweak.pageType === pageType));
  return <TweakGroups {...props} tweaks={tweaks} />;
}

function isOfButtons({ category, pageType }: Tweak): boolean {
  return pageType === 'style' && /\bbuttons?\b/i.test(category);
}

interface TweakGroupsProps extends DesignPanelProps {
  readonly tweaks: readonly Tweak[];
}

function TweakGroups({ tweaks, ...props }: TweakGroupsProps) {
  const groups = [...new Set(tweaks.map(({ category }) => category))];
  return (
    <div className="design-panel">
      {groups.map((group) => (
        <section key={group} className="ui-stack">
          <h2 className="design-heading">{group}</h2>
          {isOfCheckout(tweaks, group) ? <p className="ui-help">{t('checkoutHelp')}</p> : null}
          <TweakFields {...props} tweaks={tweaks.filter(({ category }) => category === group)} />
        </section>
      ))}
    </div>
  );
}

function isOfCheckout(tweaks: readonly Tweak[], group: string): boolean {
  return tweaks.some(({ category, pageType }) => category === group && pageType === 'checkout');
}
