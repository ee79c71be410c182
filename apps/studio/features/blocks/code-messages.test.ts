import { expect, it } from 'vitest';
import { t } from './messages.ts';

it('administration §5 message: Code editing is not available on Android', () =>
  expect(t('androidNote')).toBe('Code editing is not available on Android'));
