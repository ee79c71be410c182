import { StudioCommands } from './features/commands/StudioCommands.tsx';
import { ScreenGate } from './ScreenGate.tsx';
import { PublishMenu } from './features/publishing/PublishMenu.tsx';
import { SiteShell } from './shell/SiteShell.tsx';

/** The frame of a site with the menu that publishes it, and the menu of everything. */
export function SiteFrame() {
  return (
    <SiteShell
      gate={(screen) => <ScreenGate>{screen}</ScreenGate>}
      publishMenu={(site) => (
        <>
          <StudioCommands />
          <PublishMenu site={site} />
        </>
      )}
    />
  );
}
