import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatId, formatToman } from '@jarchi/ui/format/format.ts';
import { Check, ExternalLink } from 'lucide-react';
import type { MouseEvent } from 'react';
import { rolesFa } from '#features/team/public.ts';
import { isOwnPanel, type Panel } from './panel-tabs.ts';
import { switcherFa as fa } from './switcher.fa.ts';

const rowClass = 'flex min-h-14 w-full items-center gap-3 rounded-md px-2.5 py-2 text-start';

function Face({ panel, isCurrent }: { panel: Panel; isCurrent: boolean }) {
  return (
    <>
      <Avatar id={panel.account} kind="panel" size={38} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-md font-semibold text-text">{panel.app_title}</span>
        <span className="block truncate text-sm leading-5 text-text-3">
          {`${fa.account(formatId(panel.account_id ?? panel.account))}${panel.role === null ? '' : ` · ${rolesFa[panel.role]}`}`}
        </span>
      </span>
      {panel.balance !== null && (
        <span className="flex shrink-0 items-baseline gap-1.5 text-md">
          <bdi className={panel.balance < 0 ? 'text-danger-text' : 'text-text-2'}>{formatToman(panel.balance)}</bdi>
          <span className="text-xs text-text-3">{fa.toman}</span>
        </span>
      )}
      {isCurrent && <Check aria-hidden size={18} className="shrink-0 text-action-soft-text" />}
    </>
  );
}

interface PanelRowProps {
  panel: Panel;
  isCurrent: boolean;
  isLocked: boolean;
  onSwitch: () => void;
}

/** Whether the link opens in this window, whose data then has to be removed; a new window starts empty. */
function opensHere({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey;
}

/** A link to an own panel chooses the account by its address and reloads the page, which drops the last account's data. */
export function PanelRow({ panel, isCurrent, isLocked, onSwitch }: PanelRowProps) {
  const face = <Face panel={panel} isCurrent={isCurrent} />;
  if (!isOwnPanel(panel)) {
    return (
      <a href={panel.url} target="_blank" rel="noreferrer" className={joinClasses(rowClass, 'hover:bg-surface-hover')}>
        {face}
        <ExternalLink aria-hidden size={18} className="shrink-0 text-text-3" />
        <span className="sr-only">{fa.opensElsewhere}</span>
      </a>
    );
  }
  if (isLocked && !isCurrent) return <p className={rowClass}>{face}</p>;
  return (
    <a
      href={`/u/${encodeURIComponent(panel.account)}`}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        if (!isCurrent && opensHere(event)) onSwitch();
      }}
      className={joinClasses(rowClass, isCurrent ? 'bg-row-selected' : 'hover:bg-surface-hover')}
    >
      {face}
    </a>
  );
}
