import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './IconButton.tsx';
import { Select } from './Select.tsx';
import { t } from './messages.ts';

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly pageSizes: readonly number[];
  readonly onPage: (page: number) => void;
  readonly onPageSize: (size: number) => void;
}

/** Pagination of a long list; nothing where the list is never longer than a page. */
export function Pagination({ page, pageSize, total, pageSizes, onPage, onPageSize }: PaginationProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  if (total <= Math.min(...pageSizes)) return null;
  return (
    <nav className="ui-pages" aria-label={t('pagesOfTheList')}>
      <div className="ui-pages-group">
        <span aria-hidden="true">{t('rowsPerPage')}</span>
        <Select
          label={t('rowsPerPage')}
          hideLabel
          value={String(pageSize)}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => onPageSize(Number(size))}
        />
      </div>
      <div className="ui-pages-group ui-figures">
        <span>{t('rowsOfTotal', { from, min: Math.min(total, page * pageSize), total })}</span>
        <IconButton label={t('previousPage')} isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
          <ChevronLeft size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('nextPage')} isDisabled={page >= last} onPress={() => onPage(page + 1)}>
          <ChevronRight size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </nav>
  );
}
