import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { useDraft } from './draft-context.ts';
import { completeMatrix, missingCombinations } from './variant-matrix.ts';
import { t } from './messages.ts';

/** Says how many combinations of the options have no variant, and offers to add them. */
export function MissingVariants() {
  const { draft, set, canWrite } = useDraft();
  const { matrix } = draft;
  const missing = matrix.ordering.length > 0 ? missingCombinations(matrix).length : 0;
  if (missing === 0 || !canWrite) return null;
  return (
    <Notice
      action={
        <Button
          size="small"
          onPress={() => set({ matrix: completeMatrix(matrix, () => crypto.randomUUID()) })}
        >
          {t('addThem')}
        </Button>
      }
    >
      {t('missingVariants', { count: missing })}
    </Notice>
  );
}
