import { ProgressBar } from '@veranda/ui/ProgressBar.tsx';

interface UploadStepProps {
  /** Part of the file that has been sent, 0–100. */
  readonly percent: number;
  readonly sending: string;
  /** Work of the server once it has all of it. */
  readonly then: string;
}

/** A file under way: the part that can be measured first, then the part that cannot. */
export function UploadStep({ percent, sending, then }: UploadStepProps) {
  return percent < 100 ? <ProgressBar label={sending} value={percent} /> : <ProgressBar label={then} />;
}
