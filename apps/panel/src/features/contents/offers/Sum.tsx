import { formatToman } from '@jarchi/ui/format/format.ts';

/** An amount of a list, with its name. */
export function Sum({ label, amount, isShort = false }: { label: string; amount: number; isShort?: boolean }) {
  return (
    <p className="flex justify-between gap-4 text-md">
      <span className="text-text-2">{label}</span>
      <bdi className={isShort ? 'font-semibold text-danger-text' : 'font-semibold'}>{formatToman(amount)}</bdi>
    </p>
  );
}
