import { Download } from 'lucide-react';
import { Button } from '#actions/Button.tsx';
import { DEMO_REASON } from '#demo.fa.ts';
import { tableFa as fa } from './table.fa.ts';

export interface TableExportButtonProps {
  onExport: () => void;
  isBusy?: boolean | undefined;
  /** In the demo the button stays and tells why it does nothing. */
  isDemo?: boolean | undefined;
  /** A general text unless set. */
  label?: string | undefined;
  /** On phones it keeps its words, as wide as its place. */
  isWideOnPhones?: boolean | undefined;
  /** On phones its icon has a frame, as its neighbours have. */
  isFramedOnPhones?: boolean | undefined;
}

/**
 * Downloads the whole filtered set of the table.
 * @public
 */
export function TableExportButton({
  onExport,
  isBusy,
  isDemo = false,
  label = fa.export,
  isWideOnPhones = false,
  isFramedOnPhones = false,
}: TableExportButtonProps) {
  return (
    <Button
      variant="secondary"
      icon={Download}
      isIconOnPhones={isFramedOnPhones ? 'framed' : !isWideOnPhones}
      className={isWideOnPhones ? 'max-sm:w-full' : undefined}
      isLoading={isBusy}
      isDisabledWithReason={isDemo ? DEMO_REASON : undefined}
      onClick={onExport}
    >
      {label}
    </Button>
  );
}
