import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { contentsFa as fa } from './contents.fa.ts';

export interface FileSwitchProps {
  /** The number of files. */
  count: number;
  /** From 0. */
  at: number;
  onAt: (at: number) => void;
  className?: string | undefined;
}

/** Chooses which file of a content is shown; nothing where there is one only. */
export function FileSwitch({ count, at, onAt, className }: FileSwitchProps) {
  if (count < 2) return null;
  const options = Array.from({ length: count }, (_, index) => ({
    value: String(index),
    label: fa.file(formatNumber(index + 1), formatNumber(count)),
  }));
  return <Segmented label={fa.files} value={String(at)} onChange={(next) => onAt(Number(next))} options={options} className={className} />;
}
