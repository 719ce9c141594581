import { calls } from '@jarchi/contract/calls.ts';
import { isWithoutHold } from '@jarchi/domain/campaigns/campaign-life.ts';
import { iconButtonClass } from '@jarchi/ui/actions/IconButton.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { useNavigate } from '@tanstack/react-router';
import { Archive, ArchiveRestore, ChartLine, Copy, Ellipsis, FileText } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useMay } from '#data/account/role.ts';
import { archiveFa } from '#features/campaigns/archive/archive.fa.ts';
import type { CampaignRow } from '#data/campaigns/campaigns.ts';
import { useArchive } from '#data/campaigns/campaign-acts.ts';
import { duplicateFa as fa } from './duplicate.fa.ts';

const loadMenu = () => import('@jarchi/ui/overlays/Menu.tsx');
const loadArchive = () => import('#features/campaigns/archive/archive.ts');
const MenuLayer = lazyPart(loadMenu, 'MenuLayer', { whenLost: 'close' });
const DuplicateDialog = lazyPart(() => import('./DuplicateDialog.tsx'), 'DuplicateDialog', { whenLost: 'close' });

/** The other actions of a campaign in the list. */
export function RowMenu({ row }: { row: CampaignRow }) {
  const navigate = useNavigate();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const label = fa.menu(row.title);
  const params = { id: String(row.id) };
  const ways = useArchive();
  const mayArchive = useMay(calls.campaigns.archiveCampaign);
  const mayCopy = useMay(calls.campaigns.duplicateCampaign);
  const archive = async () => (await loadArchive()).archiveCampaign(ways, row);
  const restore = async () => (await loadArchive()).restoreCampaign(ways, row);
  const archiveEntry = !mayArchive
    ? []
    : row.is_deleted
      ? [{ id: 'restore', label: archiveFa.back, icon: ArchiveRestore, onAction: () => void restore() }]
      : isWithoutHold(row)
        ? [{ id: 'archive', label: archiveFa.put, icon: Archive, onAction: () => void archive() }]
        : [];
  const warmUp = () => void loadMenu().catch(() => undefined);
  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className={`${iconButtonClass()} relative z-1`}
      >
        <Ellipsis aria-hidden size={18} />
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <MenuLayer
            label={label}
            triggerRef={triggerRef}
            isOpen={isOpen}
            onOpenChange={setOpen}
            items={[
              { id: 'report', label: fa.report, icon: ChartLine, onAction: () => void navigate({ to: '/campaigns/$id', params }) },
              {
                id: 'identity',
                label: fa.identity,
                icon: FileText,
                onAction: () => void navigate({ to: '/campaigns/$id/identity', params }),
              },
              ...(mayCopy ? [{ id: 'copy', label: fa.action, icon: Copy, onAction: () => setCopying(true) }] : []),
              ...archiveEntry,
            ]}
          />
        </Suspense>
      )}
      {isCopying && (
        <Suspense fallback={null}>
          <DuplicateDialog campaign={row} onClose={() => setCopying(false)} />
        </Suspense>
      )}
    </>
  );
}
