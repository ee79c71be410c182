import type { DesignPanelProps } from './design-panel-props.ts';
import { TweakFields } from './TweakFields.tsx';

const elsewhere: ReadonlySet<string> = new Set(['color', 'font', 'other']);

/** What the theme offers besides colours and type, by the theme's own groups. */
export function LayoutPanel(props: DesignPanelProps) {
  const tweaks = props.design.tweaks.filter(
    ({ type, category }) => !elsewhere.has(type) && category !== 'Type',
  );
  const groups = [...new Set(tweaks.map(({ category }) => category))];
  return (
    <div className="design-panel">
      {groups.map((group) => (
        <section key={group} className="ui-stack">
          <h2 className="design-heading">{group}</h2>
          <TweakFields {...props} tweaks={tweaks.filter(({ category }) => category === group)} />
        </section>
      ))}
    </div>
  );
}
