import { PublishMenu } from './features/publishing/PublishMenu.tsx';
import { SiteShell } from './shell/SiteShell.tsx';

/** The frame of a site with the menu that publishes it. */
export function SiteFrame() {
  return <SiteShell publishMenu={(site) => <PublishMenu site={site} />} />;
}
