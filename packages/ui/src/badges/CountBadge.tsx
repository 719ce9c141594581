import { joinClasses } from '#classes.ts';
import { formatNumber } from '#format/format.ts';

const tones = {
  neutral: 'rounded-sm bg-surface-press text-text-2',
  action: 'rounded-sm bg-action text-text-on-brand',
  soft: 'rounded-sm bg-action-soft text-action-soft-text',
  danger: 'bg-danger-solid text-text-on-brand rounded-full',
};

export function CountBadge({
  count,
  tone = 'neutral',
  label,
}: {
  count: number;
  tone?: keyof typeof tones | undefined;
  label?: string | undefined;
}) {
  return (
    <span className={joinClasses('inline-grid h-5 min-w-5 place-items-center px-1.5 text-xs font-medium', tones[tone])}>
      <span aria-hidden={label === undefined ? undefined : true}>{formatNumber(count)}</span>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
