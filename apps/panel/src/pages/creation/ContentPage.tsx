import { checkContent } from '@jarchi/domain/drafts/steps/content-step.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Eye } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ContentForm } from '#features/creatives/ContentForm.tsx';
import { creativesFa } from '#features/creatives/creatives.fa.ts';
import { listFileWarnings } from '#features/creatives/upload/FilesField.tsx';
import { fieldError } from '#features/drafts/issues/draft-issue-texts.ts';
import { CreationFrame } from '#features/drafts/frame/CreationFrame.tsx';
import { StepBar } from '#features/drafts/frame/StepBar.tsx';
import { useStepForm } from '#features/drafts/frame/useStepForm.ts';
import { useNetworkChoice } from '#features/publishers/network/useNetworks.ts';
import { useCreationStep } from './useCreationStep.ts';

const Sheet = lazyPart(() => import('@jarchi/ui/overlays/Sheet.tsx'), 'Sheet', { whenLost: 'close' });
const CreativePreview = lazyPart(() => import('#features/creatives/preview/CreativePreview.tsx'), 'CreativePreview');
const STEP = 'content';
/** Issues of a content without any file. */
const MISSING_FILE: readonly string[] = ['required', 'image_or_video', 'file_or_caption'];

/** The files, their texts and their link, next to a phone that previews them. */
export function ContentPage() {
  const { open, today, goTo } = useCreationStep(STEP);
  const { answered } = useNetworkChoice(open);
  const form = useStepForm({ ...open, answered }, STEP, today, goTo);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const [unfinishedFiles, setUnfinishedFiles] = useState(0);
  const [unfinishedGuide, setUnfinishedGuide] = useState(0);
  const { session, draft } = open;
  const { data } = draft;
  const unfinished = unfinishedFiles + unfinishedGuide;
  // The missing file is the one being uploaded, so it counts once.
  const isFileMissing = checkContent(data).some(({ field, code }) => field === 'content_files' && MISSING_FILE.includes(code));
  const left = form.left + unfinished - (isFileMissing && unfinishedFiles > 0 ? 1 : 0);
  const warnings = listFileWarnings(data).flat().length;
  // A file that is still being uploaded would be missing from the purchase.
  const goOn = () => {
    if (form.left === 0 && unfinished > 0) toast.info(creativesFa.uploadsLeft(formatNumber(unfinished)));
    else void form.goOn();
  };
  return (
    <CreationFrame
      {...open}
      step={STEP}
      today={today}
      rail={
        <div className="px-6 py-5">
          <h2 className="mb-4 text-lg font-bold">{creativesFa.preview}</h2>
          <Suspense>
            <CreativePreview data={data} />
          </Suspense>
        </div>
      }
      railClassName="max-xl:hidden xl:w-[430px]"
      bar={
        <StepBar
          step={STEP}
          draft={draft}
          continuesTo={form.next}
          left={left}
          isBusy={form.isBusy}
          note={warnings > 0 ? creativesFa.warnings(formatNumber(warnings)) : undefined}
          onSave={form.save}
          onContinue={goOn}
          onShowLeft={form.showLeft}
          extra={
            <IconButton
              icon={Eye}
              variant="secondary"
              size="lg"
              label={creativesFa.showPreview}
              className="xl:hidden"
              onClick={() => setPreviewOpen(true)}
            />
          }
        />
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
        className="mx-auto max-w-(--form-max) px-(--gutter) pb-8"
      >
        <ContentForm
          data={data}
          issues={form.issues}
          errorOf={(field) => fieldError(form.issues, field)}
          onChange={(patch) => session.change(typeof patch === 'function' ? patch(session.getSnapshot().data) : patch)}
          onLeave={form.reveal}
          draftId={draft.id}
          campaignId={draft.campaign}
          onUnfinishedFiles={setUnfinishedFiles}
          onUnfinishedGuide={setUnfinishedGuide}
        />
      </form>
      {isPreviewOpen && (
        <Suspense>
          <Sheet isOpen onOpenChange={setPreviewOpen} title={creativesFa.preview}>
            <CreativePreview data={data} />
          </Sheet>
        </Suspense>
      )}
    </CreationFrame>
  );
}
