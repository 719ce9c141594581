import { Button } from '@jarchi/ui/actions/Button.tsx';
import { EmptyState } from '@jarchi/ui/feedback/DataRegion.tsx';
import { RotateCcw } from 'lucide-react';
import { appFa } from './app.fa.ts';

/** Replaces a page that failed, or whose code did not load. */
export function ErrorPage() {
  const fa = appFa.failed;
  const retry = (
    <Button icon={RotateCcw} onClick={() => location.reload()}>
      {fa.retry}
    </Button>
  );
  return (
    <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center outline-none">
      <EmptyState role="alert" title={fa.title} text={fa.text} action={retry} />
    </main>
  );
}
