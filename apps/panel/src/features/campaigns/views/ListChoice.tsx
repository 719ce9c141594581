import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import type { ListControl } from '@jarchi/shell/list/use-list.ts';
import { Bookmark, Columns3 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { CampaignsState } from '#features/campaigns/list/campaigns-list.ts';
import { viewsFa as fa } from './views.fa.ts';

const ViewsDialog = lazyPart(() => import('./ViewsDialog.tsx'), 'ViewsDialog', { whenLost: 'close' });
const ColumnsDialog = lazyPart(() => import('./ColumnsDialog.tsx'), 'ColumnsDialog', { whenLost: 'close' });

/** The buttons for saved views and, where there is a table, for its columns. */
export function ListChoice({ list }: { list: ListControl<CampaignsState> }) {
  const [open, setOpen] = useState<'views' | 'columns'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <IconButton icon={Columns3} label={fa.columnsOpen} variant="secondary" className="max-lg:hidden" onClick={() => setOpen('columns')} />
      <IconButton icon={Bookmark} label={fa.open} variant="secondary" className="max-lg:border-0" onClick={() => setOpen('views')} />
      {open === 'views' && (
        <Suspense>
          <ViewsDialog list={list} onClose={close} />
        </Suspense>
      )}
      {open === 'columns' && (
        <Suspense>
          <ColumnsDialog columns={list.state.columns} onColumns={(columns) => list.show({ ...list.state, columns })} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
