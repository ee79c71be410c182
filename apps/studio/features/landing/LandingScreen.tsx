import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Globe, PencilLine, ShoppingBag, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { templatesQuery } from '../../queries/site-queries.ts';
import { Wordmark } from '../../shell/Wordmark.tsx';
import { useTitle } from '../../use-title.ts';
import { t } from './messages.ts';
import './landing.css';

/** The first page of the studio's host for somebody who is not logged in: what the product is. */
export function LandingScreen() {
  useTitle(t('title'));
  return (
    <div className="landing">
      <header className="landing-bar">
        <Wordmark />
        <nav>
          <LinkButton href={paths.login} variant="quiet">
            {t('logIn')}
          </LinkButton>
        </nav>
      </header>
      <main>
        <section className="landing-first">
          <h1 className="ui-display">{t('heading')}</h1>
          <p className="landing-lead">{t('lead')}</p>
          <Start />
        </section>
        <Templates />
        <Parts />
        <section className="landing-last">
          <h2 className="ui-display">{t('endHeading')}</h2>
          <Start />
        </section>
      </main>
    </div>
  );
}

function Start() {
  return (
    <div className="landing-start">
      <LinkButton href={paths.signup} variant="primary" size="large">
        {t('start')}
      </LinkButton>
      <p className="ui-muted">{t('trial')}</p>
    </div>
  );
}

/** Templates that are shown; the whole gallery comes with the sign-up. */
const shownTemplates = 3;

function Templates() {
  const { data } = useQuery(templatesQuery);
  const [lost, setLost] = useState<readonly string[]>([]);
  const shown = (data?.templates ?? [])
    .filter(({ key, pictureUrl }) => pictureUrl !== null && !lost.includes(key))
    .slice(0, shownTemplates);
  // A page that says what the product is says the rest without pictures too.
  if (data && shown.length === 0) return null;
  return (
    <section className="landing-templates" aria-labelledby="landing-templates">
      <div>
        <h2 id="landing-templates" className="ui-display">
          {t('templatesHeading')}
        </h2>
        <p className="landing-lead">{t('templatesLead')}</p>
      </div>
      <ul>
        {shown.map(({ key, title, pitch, pictureUrl }) => (
          <li key={key}>
            <img
              src={pictureUrl ?? ''}
              alt={t('templateImage', { title })}
              onError={() => setLost((keys) => [...keys, key])}
            />
            <h3>{title}</h3>
            <p>{pitch}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const parts = [
  { Icon: PencilLine, title: t('editTitle'), text: t('editText') },
  { Icon: ShoppingBag, title: t('sellTitle'), text: t('sellText') },
  { Icon: UsersRound, title: t('publishTitle'), text: t('publishText') },
  { Icon: Globe, title: t('ownTitle'), text: t('ownText') },
] as const;

function Parts() {
  return (
    <section className="landing-parts" aria-labelledby="landing-parts">
      <h2 id="landing-parts" className="ui-display">
        {t('whatHeading')}
      </h2>
      <ul>
        {parts.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon size={22} aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
