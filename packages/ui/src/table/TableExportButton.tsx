import { Download } from 'lucide-react';
import { Button } from '#actions/Button.tsx';
import { DEMO_REASON } from '#demo.fa.ts';
import { tableFa as fa } from './table.fa.ts';

export interface TableExportButtonProps {
  onExport: () => void;
  isBusy?: boolean | undefined;
  /** In the demo it stays in place and says why it does nothing. */
  isDemo?: boolean | undefined;
  /** The table's own words unless given. */
  label?: string | undefined;
}

/**
 * Downloads what the table lists, the whole filtered set.
 * @public
 */
export function TableExportButton({ onExport, isBusy, isDemo = false, label = fa.export }: TableExportButtonProps) {
  return (
    <Button
      variant="secondary"
      icon={Download}
      isIconOnPhones
      isLoading={isBusy}
      isDisabledWithReason={isDemo ? DEMO_REASON : undefined}
      onClick={onExport}
    >
      {label}
    </Button>
  );
}
