import { describe, expect, it } from 'vitest';
import { t } from './messages.ts';

describe('the messages of the editors of figures and code', () => {
  it.each([
    ['administration §5 message: Your dataset must have at least one column', t('datasetNoColumns')],
    ['administration §5 message: Your dataset must have at least one row', t('datasetNoRows')],
    ['administration §5 message: Enter some data!', t('datasetNoData')],
    ['administration §5 message: One or more rows was missing data', t('datasetMissing')],
    ['administration §5 message: Code editing is not available on Android', t('androidNote')],
    [
      'administration §5 message: Dataset truncated to {maxRows} rows or {maxColumns} columns',
      t('datasetTruncated', { maxRows: '{maxRows}', maxColumns: '{maxColumns}' }),
    ],
  ])('%s', (statement, message) => expect(statement.endsWith(`: ${message}`)).toBe(true));
});
