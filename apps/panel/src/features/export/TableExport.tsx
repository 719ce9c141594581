import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { TableExportButton } from '@jarchi/ui/table/TableExportButton.tsx';
import { Suspense } from 'react';
import type { TableExportProps } from './TableExportAction.tsx';

const TableExportAction = lazyPart(() => import('./TableExportAction.tsx'), 'TableExportAction');

/** The table on screen as an Excel file. */
export function TableExport(props: TableExportProps) {
  return (
    <Suspense
      fallback={<TableExportButton isBusy={props.isAllowed} isDemo={!props.isAllowed} onExport={() => undefined} label={props.label} />}
    >
      <TableExportAction {...props} />
    </Suspense>
  );
}
