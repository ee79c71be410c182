import type { ThemeCard } from '@veranda/contracts/sites';
import { Button } from '@veranda/ui/Button.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { ExternalLink } from 'lucide-react';

export interface ThemeSheetProps {
  readonly theme: ThemeCard;
  readonly name: string;
  readonly onStart: () => void;
}

/** One theme: a front page in its own type and colours under the owner's name, and what it is for. */
export function ThemeSheet({ theme, name, onStart }: ThemeSheetProps) {
  const [front, ...more] = theme.pictureUrls;
  const shownName = name || theme.title;
  return (
    <article className="theme-sheet" aria-labelledby={`theme-${theme.key}`}>
      <div className={`theme-front theme-front--${theme.key}`} aria-hidden="true">
        <div className="theme-front-bar">
          <span className="theme-front-logo">{shownName}</span>
          <span className="theme-front-nav">
            <i /> <i /> <i />
          </span>
        </div>
        <div className="theme-front-hero">
          {front ? <img src={front} alt="" loading="lazy" /> : null}
          <span className="theme-front-title">{shownName}</span>
        </div>
        <div className="theme-front-row">
          {more.slice(0, 3).map((picture) => (
            <img key={picture} src={picture} alt="" loading="lazy" />
          ))}
        </div>
      </div>
      <div className="theme-words">
        <h2 id={`theme-${theme.key}`} className="ui-display">
          {theme.title}
        </h2>
        <p>{theme.pitch}</p>
        <div className="theme-acts">
          <Button
            variant="primary"
            size="large"
            onPress={onStart}
            aria-label={`Start with this: ${theme.title}`}
          >
            Start with this
          </Button>
          {theme.demoUrl ? (
            <LinkButton
              variant="quiet"
              size="large"
              href={theme.demoUrl}
              target="_blank"
              rel="noopener"
              aria-label={`See it live: ${theme.title}`}
            >
              See it live
              <ExternalLink size={16} aria-hidden="true" />
            </LinkButton>
          ) : null}
        </div>
      </div>
    </article>
  );
}
