import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PublishingFinding } from '@veranda/contracts/publishing';
import type { Edit } from '@veranda/domain/documents/edit';
import { runEdits } from '@veranda/domain/documents/transaction';
import { itemKind, pageKind } from '@veranda/domain/pages/page-kind';
import { isRefusal } from '@veranda/domain/refusal';
import { showToast } from '@veranda/ui/toast-queue';
import { noAnswer } from '../../api/call-failure.ts';
import { createDocumentTransport } from '../../documents/document-transport.ts';
import { saveOpenDocuments } from '../../documents/open-documents.ts';
import { repairLabel } from './describe-finding.ts';
import { t } from './messages.ts';

interface Repair {
  readonly finding: PublishingFinding;
  readonly edits: readonly Edit[];
  /** True for what takes a repair back. */
  readonly isUndo?: boolean;
}

/** Repairs a finding by one transaction; the note of it offers to take it back. */
export function useRepair(site: string) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async ({ finding, edits }: Repair) => {
      if (!(await saveOpenDocuments())) throw noAnswer();
      return send(site, finding, edits);
    },
    onSuccess: async (inverse, { finding, isUndo }) => {
      const repair = repairLabel(finding);
      const undo = () => mutation.mutate({ finding, edits: inverse, isUndo: true });
      showToast(
        isUndo
          ? { text: t('repairUndone', { repair }), topic: 'repair' }
          : {
              text: t('repaired', { repair }),
              topic: 'repair',
              action: { label: t('undo'), onAction: undo },
            },
      );
      await client.invalidateQueries({ queryKey: ['site', site] });
    },
  });
  return {
    error: mutation.error,
    repairing: mutation.isPending ? (mutation.variables?.finding ?? null) : null,
    repair: (finding: PublishingFinding) => {
      if (finding.repair) mutation.mutate({ finding, edits: finding.repair });
    },
  };
}

/** Sends the edits as one transaction. @returns the edits that take it back */
async function send(
  site: string,
  finding: PublishingFinding,
  edits: readonly Edit[],
): Promise<readonly Edit[]> {
  const kind = finding.place.kind === 'item' ? itemKind : pageKind;
  const transport = createDocumentTransport({ site, kind, id: finding.place.id });
  const { document, seq } = await transport.load();
  const run = runEdits(kind, document, edits);
  if (isRefusal(run)) throw noAnswer();
  const transaction = { id: crypto.randomUUID(), author: '', label: repairLabel(finding), edits };
  const sent = await transport.send({ base: seq, transactions: [transaction] });
  if (typeof sent === 'string' || sent.refused.length > 0) throw noAnswer();
  return run.inverse;
}
