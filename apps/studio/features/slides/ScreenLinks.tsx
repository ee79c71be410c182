import type { SiteSlideType } from '@veranda/domain/pages/slides/slide';
import { Panel } from '@veranda/ui/Panel.tsx';
import { LockKeyhole, LogIn, type LucideIcon, MessageSquare } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { screenNames, screenNotes, t } from './messages.ts';
import './slides.css';

const icons = {
  'popup-overlay': MessageSquare,
  'lock-screen': LockKeyhole,
  'sso-screen': LogIn,
} as const satisfies Readonly<Record<SiteSlideType, LucideIcon>>;

/** Ways to the screens of a site that are no pages of it. */
export function ScreenLinks() {
  const site = useSite();
  return (
    <Panel title={t('screens')} note={t('screensNote')}>
      <ul className="slide-screens">
        {(Object.keys(icons) as SiteSlideType[]).map((type) => {
          const Icon = icons[type];
          return (
            <li key={type}>
              <Link href={paths.slide(site.slug, type)} className="slide-screen">
                <Icon size={16} aria-hidden="true" />
                <span>
                  {screenNames[type]}
                  <span className="ui-help">{screenNotes[type]}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
