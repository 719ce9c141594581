import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { type ReactNode } from 'react';
import type { OpenDraft } from '#data/drafts/session/use-draft-session.ts';
import { draftsFa as fa } from '../drafts.fa.ts';
import { CreationHeader } from './CreationHeader.tsx';
import { DraftBanner } from './DraftBanner.tsx';

// It speaks of a lost network too, so that it is loaded while there is one.

export interface CreationFrameProps extends OpenDraft {
  step: CreationStep;
  today: string | undefined;
  children: ReactNode;
  /** Beside the form from xl on, under it below. */
  rail?: ReactNode;
  railClassName?: string | undefined;
  /** Docked at the bottom. */
  bar?: ReactNode;
}

/** The focus layout of the four steps. From lg the middle scrolls, below it the document does. */
export function CreationFrame({ step, today, session, draft, children, rail, railClassName, bar }: CreationFrameProps) {
  const isLoading = draft.status === 'loading';
  const isBroken = draft.status === 'load_failed';
  const isUsed = draft.status === 'used';
  const loadError = isBroken && draft.error !== null ? errorText(draft.error) : '';
  return (
    <div className="flex flex-1 flex-col bg-surface lg:h-dvh lg:flex-none">
      <CreationHeader step={step} draft={draft} today={today} />
      <DraftBanner session={session} draft={draft} />
      {isLoading || isBroken ? (
        <main className="mx-auto w-full max-w-(--form-max) flex-1 py-10">
          <DataRegion
            state={isBroken ? 'failed' : 'loading'}
            error={draft.error}
            failedText={loadError}
            onRetry={() => void session.reload()}
          />
        </main>
      ) : (
        <div className="flex min-h-0 flex-1 flex-col xl:grid xl:grid-cols-[minmax(0,1fr)_auto] xl:grid-rows-[minmax(0,1fr)_auto]">
          <div className="relative min-h-0 flex-1 lg:overflow-y-auto xl:contents">
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with nothing in it to press, the keyboard could not scroll it */}
            <main id="content" tabIndex={isUsed ? 0 : undefined} className="relative min-w-0 xl:overflow-y-auto">
              {step !== 'activation' && <h1 className="sr-only">{fa.steps[step]}</h1>}
              {/* Read-only: a screen reader still reads the fields, but they take no input. */}
              <fieldset disabled={isUsed} className="contents [&:disabled_.control-frame]:bg-surface-sunken">
                {children}
              </fieldset>
            </main>
            {rail !== undefined && (
              <aside
                className={joinClasses(
                  'relative border-line bg-surface-sunken max-xl:border-t max-xl:[&>*]:mx-auto max-xl:[&>*]:w-full max-xl:[&>*]:max-w-(--form-max) xl:row-span-2 xl:min-h-0 xl:overflow-y-auto xl:border-s',
                  railClassName,
                )}
              >
                {rail}
              </aside>
            )}
          </div>
          {bar !== undefined && (
            <section
              aria-label={fa.nextStep}
              className="sticky bottom-0 z-(--z-sticky) low:static border-t bg-surface pb-[env(safe-area-inset-bottom)] max-xl:shadow-dock xl:col-start-1 xl:row-start-2"
            >
              {bar}
            </section>
          )}
        </div>
      )}
    </div>
  );
}
