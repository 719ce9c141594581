import { publishedFiles } from '@jarchi/domain/drafts/steps/content-step.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { LayoutGrid } from 'lucide-react';
import { Suspense, useState } from 'react';
import { creativesFa as fa } from './creatives.fa.ts';
import type { PartProps } from './form-props.ts';
import { fileCountLimit, filesPatch, isImageOnly } from './upload/file-limits.ts';
import { FilesField } from './upload/FilesField.tsx';

const TemplatesDialog = lazyPart(() => import('./templates/TemplatesDialog.tsx'), 'TemplatesDialog', { whenLost: 'close' });

interface MediaPartProps extends PartProps {
  draftId: number | null;
  onUnfinished: (count: number) => void;
}

function countText(data: PartProps['data']): string {
  const limit = fileCountLimit(data);
  if (limit === 1) return isImageOnly(data) ? fa.oneImage : fa.oneFile;
  return data.media_type === 'INSTAGRAM' && data.content_type === 'POST' ? fa.slides(formatNumber(limit)) : fa.files(formatNumber(limit));
}

/** The pictures and films, uploaded or taken from templates. */
export function MediaPart(props: MediaPartProps) {
  const { data, onChange } = props;
  const { media_type, content_type } = data;
  const [isChoosing, setChoosing] = useState(false);
  const isBrief = data.campaign_type === 'INFLUENCE';
  const title = isBrief ? fa.sampleMedia : fa.media[content_type];
  const limit = fileCountLimit(data);
  return (
    <section className="border-b py-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-bold">
          {title} <span className="text-sm font-normal text-text-3">{isBrief ? fa.optional : countText(data)}</span>
        </h2>
        <Button variant="ghost" icon={LayoutGrid} onClick={() => setChoosing(true)}>
          {fa.chooseTemplate}
        </Button>
      </div>
      <FilesField {...props} label={title} />
      {isChoosing && (
        <Suspense>
          <TemplatesDialog
            format={{ media_type, content_type }}
            onClose={() => setChoosing(false)}
            onPick={(file) => {
              onChange((now) => {
                const others = limit === 1 ? [] : publishedFiles(now).filter(({ id }) => id !== file.id);
                return filesPatch(now, [...others, file].slice(0, limit));
              });
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
