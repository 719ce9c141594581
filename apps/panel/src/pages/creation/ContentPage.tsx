import { IconButton } from '@jarchi/ui/IconButton.tsx';
import { Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ContentForm } from '#features/creatives/ContentForm.tsx';
import { creativesFa } from '#features/creatives/creatives.fa.ts';
import { CreativePreview, PreviewRail } from '#features/creatives/StoryPreview.tsx';
import { fieldError } from '#features/drafts/draft-texts.ts';
import { CreationFrame } from '#features/drafts/frame/CreationFrame.tsx';
import { StepBar } from '#features/drafts/frame/StepBar.tsx';
import { useStepForm } from '#features/drafts/frame/useStepForm.ts';
import { useCreationStep } from './useCreationStep.ts';

const Sheet = lazy(async () => ({ default: (await import('@jarchi/ui/Sheet.tsx')).Sheet }));
const STEP = 'content';

/** The picture, its words and its link, beside the phone that shows them. */
export function ContentPage() {
  const { open, today, goTo } = useCreationStep(STEP);
  const form = useStepForm(open, STEP, today, goTo);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const { data } = open.draft;
  return (
    <CreationFrame
      {...open}
      step={STEP}
      today={today}
      rail={<PreviewRail data={data} />}
      railClassName="max-lg:hidden xl:w-[430px]"
      bar={
        <StepBar
          step={STEP}
          draft={open.draft}
          left={form.left}
          isBusy={form.isBusy}
          onSave={form.save}
          onContinue={() => void form.goOn()}
          onShowLeft={form.showLeft}
          extra={
            <IconButton
              icon={Eye}
              variant="secondary"
              size="lg"
              label={creativesFa.showPreview}
              className="lg:hidden"
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
          void form.goOn();
        }}
        className="mx-auto max-w-(--form-max) px-(--gutter) pb-8"
      >
        <ContentForm
          data={data}
          errors={{
            files: fieldError(form.issues, 'content_files'),
            caption: fieldError(form.issues, 'content_caption'),
            link: fieldError(form.issues, 'content_link'),
          }}
          onChange={open.session.change}
          onLeaveLink={() => data.content_link !== '' && form.reveal('content_link')}
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
