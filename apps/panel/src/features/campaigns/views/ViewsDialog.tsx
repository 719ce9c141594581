import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { VIEWS_MAX } from '@jarchi/domain/views/campaign-views.ts';
import type { ListControl } from '@jarchi/shell/list/use-list.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useState } from 'react';
import { useDeleteView, useSaveView, useViews, type View } from '#data/campaigns/list/views.ts';
import type { CampaignsState } from '#features/campaigns/list/campaigns-list.ts';
import { offerUndo } from '@jarchi/shell/undo/offer-undo.ts';
import { stateOfView, viewOfState } from './view-address.ts';
import { ViewNameForm } from './ViewNameForm.tsx';
import { ViewRow } from './ViewRow.tsx';
import { viewsFa as fa } from './views.fa.ts';

interface ViewsDialogProps {
  list: ListControl<CampaignsState>;
  onClose: () => void;
}

/** The saved views: opened, renamed, made the default, deleted; and the list on screen is saved as one. */
export function ViewsDialog({ list: { state, show }, onClose }: ViewsDialogProps) {
  const { data: views = [], ...query } = useViews();
  const [renamed, setRenamed] = useState<number>();
  const saving = useSaveView({
    onSuccess: (view) => {
      setRenamed(undefined);
      toast.success(fa.saved(view.name));
    },
  });
  const deleteLater = useDeleteView();
  const remove = (view: View) => {
    let withdraw: (() => void) | undefined;
    const about = deleteLater(view.id, {
      onFailed: (error) => void toast.error(fa.removeFailed, errorText(error)),
      onDecided: () => withdraw?.(),
    });
    withdraw = offerUndo({ about, title: fa.removed(view.name), label: fa.undo });
    // A window keeps the keyboard inside, away from the offer to undo.
    onClose();
  };
  const change = ({ id, ...view }: View, part: { readonly name?: string; readonly is_default?: boolean }) =>
    saving.start({ id, body: { ...view, ...part } });
  return (
    <Dialog isOpen width={560} onOpenChange={(isOpen) => !isOpen && onClose()} title={fa.title} text={fa.text}>
      <div className="flex flex-col gap-4">
        <DataRegion
          {...getRegion({ ...query, data: views }, { isEmpty: () => views.length === 0 })}
          skeleton={<SkeletonRows rows={2} hasAvatar={false} />}
          empty={{ title: fa.empty }}
        >
          <ul aria-label={fa.list} className="divide-y divide-line">
            {views.map((view) => (
              <ViewRow
                key={view.id}
                view={view}
                shown={state}
                isRenamed={renamed === view.id}
                onRename={() => setRenamed(renamed === view.id ? undefined : view.id)}
                onApply={() => {
                  show({ ...stateOfView(view), pageSize: state.pageSize });
                  onClose();
                }}
                onDefault={() => change(view, { is_default: !view.is_default })}
                onRemove={() => remove(view)}
                renderForm={() => (
                  <ViewNameForm
                    label={fa.name}
                    submit={fa.saveName}
                    start={view.name}
                    saving={saving}
                    onName={(name) => change(view, { name })}
                    onCancel={() => setRenamed(undefined)}
                  />
                )}
              />
            ))}
          </ul>
        </DataRegion>
        {views.length >= VIEWS_MAX ? (
          <Notice>{fa.full(formatNumber(VIEWS_MAX))}</Notice>
        ) : (
          renamed === undefined && (
            <ViewNameForm
              key={views.length}
              label={fa.newName}
              submit={fa.save}
              start=""
              saving={saving}
              onName={(name) => saving.start({ id: null, body: viewOfState(state, name, false) })}
            />
          )
        )}
      </div>
    </Dialog>
  );
}
