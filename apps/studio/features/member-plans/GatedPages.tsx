import type { MemberPlan } from '@veranda/contracts/member-plans';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { X } from 'lucide-react';
import { paths } from '../../paths.ts';
import { t } from './messages.ts';

interface GatedPagesProps {
  readonly pages: MemberPlan['pages'];
  readonly site: string;
  /** Absent for members who may not change pages. */
  readonly onClose?: ((page: string) => void) | undefined;
}

/** The pages that a plan opens. */
export function GatedPages({ pages, site, onClose }: GatedPagesProps) {
  if (pages.length === 0) return <p className="ui-help">{t('noPageYet')}</p>;
  return (
    <ul className="opened-pages">
      {pages.map((page) => (
        <li key={page.id} className="ui-row ui-row--nowrap">
          <span className="ui-grow">
            <TextLink href={paths.page(site, page.id)}>{page.title}</TextLink>
          </span>
          {onClose ? (
            <IconButton
              label={t('removeFromThisPlan', { title: page.title })}
              onPress={() => onClose(page.id)}
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
