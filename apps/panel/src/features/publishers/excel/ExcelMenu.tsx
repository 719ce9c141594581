import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { DEMO_REASON } from '@jarchi/ui/demo.fa.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { FileSpreadsheet, FileDown, FileUp } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { Bundle } from '#data/publishers/bundles.ts';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';
import { saveFile } from '@jarchi/client-state/change/download.ts';
import type { PlanSearch } from '#data/publishers/plan-requests.ts';
import { downloadPlans } from '#data/publishers/workbooks.ts';
import { excelFa as fa } from './excel.fa.ts';

const loadMenu = () => import('@jarchi/ui/overlays/Menu.tsx');
const MenuLayer = lazyPart(loadMenu, 'MenuLayer', { whenLost: 'close' });
const warmUp = () => void loadMenu().catch(() => undefined);
const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'), 'ImportDialog', { whenLost: 'close' });
const FILE_NAME = 'jarchi-publishers.xlsx';

export interface ExcelMenuProps {
  search: PlanSearch;
  cart: Cart;
  /** All bundles on sale; the workbook has them on a second sheet. */
  bundles: readonly Bundle[];
  isCpm: boolean;
  /** False in the demo, where the export tells why it does nothing; the import is not blocked. */
  isAllowed: boolean;
}

/** Exports the list with the chosen items to Excel, and imports it again. */
export function ExcelMenu({ search, cart, bundles, isCpm, isAllowed }: ExcelMenuProps) {
  const button = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const { kind, story_number, ordering, filter, suits } = search;
  const download = async () => {
    try {
      const file = await downloadPlans(kind, isCpm, {
        ordering,
        filter: filter.filter((text) => !text.startsWith('selectedOnly,')),
        suits: [...suits],
        story_number,
        selected: [...cart.contents.plans],
        selected_bundles: [...cart.contents.bundles],
        is_selected_only: filter.includes('selectedOnly,true'),
      });
      saveFile(file, FILE_NAME);
      toast.success(fa.exported, bundles.length > 0 ? fa.exportedBundles : undefined);
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return (
    <>
      <span ref={button} className="inline-flex">
        <IconButton
          icon={FileSpreadsheet}
          variant="secondary"
          label={fa.label}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        />
      </span>
      {isWanted && (
        <Suspense fallback={null}>
          <MenuLayer
            label={fa.label}
            triggerRef={button}
            isOpen={isOpen}
            onOpenChange={setOpen}
            items={[
              { id: 'export', label: fa.export, icon: FileDown, onAction: () => (isAllowed ? void download() : toast.info(DEMO_REASON)) },
              { id: 'import', label: fa.import, icon: FileUp, onAction: () => setImporting(true) },
            ]}
          />
        </Suspense>
      )}
      {isImporting && (
        <Suspense>
          <ImportDialog kind={{ kind, story_number }} cart={cart} bundles={bundles} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
