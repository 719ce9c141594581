import { errorText } from '@jarchi/api-client/error-text.fa.ts';
import { Button } from '@jarchi/ui/Button.tsx';
import { toast } from '@jarchi/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '#api.ts';
import { runtimeConfig } from '#runtime-config.ts';
import type { ReportSearch } from './report-search.ts';
import { reportsFa as fa } from './reports.fa.ts';

function save({ blob, filename }: { blob: Blob; filename: string }) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename === '' ? fa.exportName : filename;
  link.click();
  URL.revokeObjectURL(url);
}

export interface ExportButtonProps {
  campaignId: number;
  search: ReportSearch;
}

/** The publishers table as an Excel file, in the range and order on screen. Off in the training edition. */
export function ExportButton({ campaignId, search }: ExportButtonProps) {
  const download = useMutation({
    mutationFn: () =>
      api.reports.exportReport({
        params: { id: campaignId },
        query: { ...search.range, ordering: search.ordering },
      }),
    onSuccess: save,
    onError: (error) => toast.error(errorText(error)),
  });
  const isDisabledWithReason = runtimeConfig.mode === 'demo' ? fa.exportDemo : undefined;
  return (
    <Button
      variant="secondary"
      icon={Download}
      isIconOnPhones
      isDisabledWithReason={isDisabledWithReason}
      isLoading={download.isPending}
      onClick={() => download.mutate()}
    >
      {fa.export}
    </Button>
  );
}
