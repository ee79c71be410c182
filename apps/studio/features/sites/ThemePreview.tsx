import type { ThemeCard } from '@veranda/contracts/sites';

interface ThemePreviewProps {
  readonly theme: ThemeCard;
  readonly name: string;
}

/** The front page of a theme as an image, under the owner's name. */
export function ThemePreview({ theme, name }: ThemePreviewProps) {
  const [front, ...more] = theme.pictureUrls;
  const shownName = name || theme.title;
  return (
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
        {more.slice(0, 3).map((image) => (
          <img key={image} src={image} alt="" loading="lazy" />
        ))}
      </div>
    </div>
  );
}
