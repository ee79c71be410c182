import { describe, expect, it } from 'vitest';
import { t } from './messages.ts';

describe('the messages of the spreadsheet', () => {
  it.each([
    ['administration §5 message: Your dataset must have at least one column', t('noColumns')],
    ['administration §5 message: Your dataset must have at least one row', t('noRows')],
    ['administration §5 message: Enter some data!', t('noData')],
    ['administration §5 message: One or more rows was missing data', t('missing')],
    [
      'administration §5 message: Dataset truncated to {maxRows} rows or {maxColumns} columns',
      t('truncated', { maxRows: '{maxRows}', maxColumns: '{maxColumns}' }),
    ],
  ])('%s', (statement, message) => expect(statement.endsWith(`: ${message}`)).toBe(true));
});
