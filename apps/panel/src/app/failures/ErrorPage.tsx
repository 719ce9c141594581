import { ApiError } from '@jarchi/api-client/api-error.ts';
import { StatusPage } from '@jarchi/shell/frame/StatusPage.tsx';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Logo } from '@jarchi/ui/brand/Logo.tsx';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { House, LifeBuoy, RotateCcw } from 'lucide-react';
import { runtimeConfig } from '#api/runtime-config.ts';
import { appFa } from '#app/app.fa.ts';
import { HttpError } from '@jarchi/shell/router/guards.ts';
import { ChunkError } from '@jarchi/shell/router/page.tsx';

const fa = appFa.failed;

/** The status and texts of an error; the status is 500 unless the error has its own. */
export function describeError(error: unknown): { status: number; title: string; text: string } {
  if (error instanceof ChunkError) return { status: 500, title: fa.chunkTitle, text: fa.chunkText };
  if (error instanceof ApiError) {
    const status = error.status >= 400 ? error.status : 500;
    if (status === 403) return { status, title: fa.refusedTitle, text: fa.refusedText };
    if (status === 404) return { status, title: appFa.notFound.title, text: appFa.notFound.text };
    return { status, title: fa.title, text: error.code === 'network' ? fa.networkText : fa.text };
  }
  if (error instanceof HttpError && error.code === 'unknown_guard')
    return { status: error.status, title: fa.unknownGuardTitle, text: fa.unknownGuardText };
  return { status: error instanceof HttpError ? error.status : 500, title: fa.title, text: fa.text };
}

/** Replaces the page that failed, inside the shell. */
export function ErrorMessage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { status, title, text } = describeError(error);
  const phone = runtimeConfig.brand.support_phone;
  // A reset alone would not import a page again.
  const retry = () => void router.invalidate().then(reset);
  return (
    <StatusPage status={status} title={title} text={text} isFailure>
      {phone !== '' && (
        <a href={`tel:${phone}`} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          <LifeBuoy aria-hidden size={18} />
          {fa.support}
        </a>
      )}
      {status === 404 || status === 403 ? (
        <a href="/" className={buttonClass({ size: 'lg' })}>
          <House aria-hidden size={18} />
          {fa.home}
        </a>
      ) : (
        <Button size="lg" icon={RotateCcw} onClick={retry}>
          {fa.retry}
        </Button>
      )}
    </StatusPage>
  );
}

/** On an empty page, if there is no shell or the shell itself failed. */
export function ErrorPage(props: ErrorComponentProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <div className="flex h-(--top-h) items-center border-b px-(--gutter)">
        <Logo size={24} />
      </div>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <ErrorMessage {...props} />
      </main>
    </div>
  );
}
