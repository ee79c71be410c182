import type { ThemeCard } from '@veranda/contracts/sites';
import { Button } from '@veranda/ui/Button.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { ExternalLink } from 'lucide-react';
import { ThemePreview } from './ThemePreview.tsx';
import { t } from './messages.ts';

interface ThemeSheetProps {
  readonly theme: ThemeCard;
  readonly name: string;
  readonly onStart: () => void;
}

/** One theme: a front page in its own type and colours under the owner's name, and what it is for. */
export function ThemeSheet({ theme, name, onStart }: ThemeSheetProps) {
  return (
    <article className="theme-sheet" aria-labelledby={`theme-${theme.key}`}>
      <ThemePreview theme={theme} name={name} />
      <div className="theme-words">
        <h2 id={`theme-${theme.key}`} className="ui-display">
          {theme.title}
        </h2>
        <p>{theme.pitch}</p>
        <div className="theme-actions">
          <Button
            variant="primary"
            size="large"
            onPress={onStart}
            aria-label={t('startWithThisTitle', { title: theme.title })}
          >
            {t('startWith')}
          </Button>
          {theme.demoUrl ? (
            <LinkButton
              variant="quiet"
              size="large"
              href={theme.demoUrl}
              target="_blank"
              rel="noopener"
              aria-label={t('seeItLiveTitle', { title: theme.title })}
            >
              {t('seeItLive')}
              <ExternalLink size={16} aria-hidden="true" />
            </LinkButton>
          ) : null}
        </div>
      </div>
    </article>
  );
}
