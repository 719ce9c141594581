import { calls } from '@jarchi/contract/calls.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { SEVERAL_MAX } from '@jarchi/domain/views/campaign-views.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { IconButton, iconButtonClass } from '@jarchi/ui/actions/IconButton.tsx';
import { Menu } from '@jarchi/ui/overlays/Menu.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useNavigate } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Ban, CircleStop, Copy, Ellipsis, Pause, Play, X } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#data/account/role.ts';
import { useCanSee } from '#data/account/viewer.ts';
import { downloadCampaigns } from '#data/campaigns/campaigns.ts';
import { useFirstOfList, type ShownAction } from '#data/campaigns/list/several.ts';
import { TableExport } from '#features/export/public.ts';
import { severalFa as fa } from './several.fa.ts';
import { SeveralDialog } from './SeveralDialog.tsx';
import { StayedDialog } from './StayedDialog.tsx';
import type { Selection } from './useSelection.ts';
import { useSeveralActs } from './useSeveralActs.ts';

export interface SelectionBarProps {
  selection: Selection;
  /** The whole filtered list, and how many campaigns it has. */
  list: Parameters<ReturnType<typeof useFirstOfList>>[0];
  count: number;
}

/** The acts on the chosen campaigns, while there are any. */
export function SelectionBar({ selection: { selected, onChange }, list, count }: SelectionBarProps) {
  const navigate = useNavigate();
  const readFirst = useFirstOfList();
  const ids = [...selected].map(Number);
  const canExport = useCanSee('table_export');
  const mayAct = useMay(calls.campaigns.actOnCampaigns);
  const isArchive = list.is_deleted === true;
  const acts = useSeveralActs({
    onLeft: (left) => onChange(new Set(left.map(String))),
    onDrafts: () => void navigate({ to: '/campaigns', search: { stage: 'drafts' } }),
  });
  const chooseFirst = () =>
    readFirst(list).then(
      ({ results }) => onChange(new Set(results.map(({ id }) => String(id)))),
      (error: unknown) => void toast.error(errorText(error)),
    );
  const tooMany = ids.length > SEVERAL_MAX ? fa.tooMany(formatNumber(SEVERAL_MAX)) : undefined;
  const most = Math.min(count, SEVERAL_MAX);
  const button = (action: 'archive' | 'restore' | 'duplicate', icon: typeof Copy) => (
    <Button
      variant="secondary"
      icon={icon}
      isDisabledWithReason={tooMany}
      isLoading={acts.busyWith === action}
      onClick={() => acts.start(action, ids)}
    >
      {fa[action]}
    </Button>
  );
  const [asked, setAsked] = useState<{ readonly action: ShownAction; readonly ids: readonly number[] }>();
  const ask = (action: ShownAction) => setAsked({ action, ids });
  return (
    <>
      {ids.length > 0 && (
        <section
          aria-label={fa.label}
          className="sticky bottom-0 z-(--z-dock) flex flex-wrap items-center gap-2 border-t border-line bg-surface px-(--gutter) pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-dock low:static"
        >
          <p role="status" className="me-auto flex items-center gap-1 text-md font-semibold">
            <IconButton icon={X} label={fa.clear} onClick={() => onChange(new Set())} className="-ms-2" />
            {fa.chosen(formatNumber(ids.length))}
          </p>
          {ids.length < most && (
            <Button variant="ghost" onClick={() => void chooseFirst()}>
              {count > SEVERAL_MAX ? fa.first(formatNumber(SEVERAL_MAX), formatNumber(count)) : fa.all(formatNumber(count))}
            </Button>
          )}
          <TableExport
            download={() => downloadCampaigns({ ...list, campaign: ids.map(String) })}
            isAllowed={canExport}
            label={fa.exportShort}
          />
          {mayAct && button('duplicate', Copy)}
          {!mayAct ? null : isArchive ? (
            button('restore', ArchiveRestore)
          ) : (
            <>
              {button('archive', Archive)}
              {tooMany === undefined && (
                <Menu
                  label={fa.controls}
                  placement="top end"
                  triggerClass={iconButtonClass({ variant: 'secondary' })}
                  items={[
                    { id: 'pause', label: fa.pause, icon: Pause, onAction: () => ask('pause') },
                    { id: 'resume', label: fa.resume, icon: Play, onAction: () => acts.start('resume', ids) },
                    { id: 'stop', label: fa.stop, icon: CircleStop, isDanger: true, onAction: () => ask('stop') },
                    { id: 'cancel', label: fa.cancel, icon: Ban, isDanger: true, onAction: () => ask('cancel') },
                  ]}
                >
                  <Ellipsis aria-hidden size={18} />
                </Menu>
              )}
            </>
          )}
        </section>
      )}
      {asked && <SeveralDialog {...asked} onDone={(lines) => acts.finish(lines, asked.action)} onClose={() => setAsked(undefined)} />}
      {acts.outcome && <StayedDialog outcome={acts.outcome} onClose={acts.close} />}
    </>
  );
}
