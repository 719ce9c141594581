import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { CircleAlert } from 'lucide-react';
import { profileFa as fa } from './profile.fa.ts';

/** The save button of a form, and the number of fields to correct. */
export function SaveRow({ label, isSaving, wrongCount }: { label: string; isSaving: boolean; wrongCount: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" size="lg" isLoading={isSaving} loadingLabel={isSaving ? fa.saving : undefined}>
        {label}
      </Button>
      <p role="alert" className="flex items-center gap-1.5 text-sm text-danger-text empty:hidden">
        {wrongCount > 0 && (
          <>
            <CircleAlert aria-hidden size={16} />
            <span>{fa.left(formatNumber(wrongCount))}</span>
          </>
        )}
      </p>
    </div>
  );
}
