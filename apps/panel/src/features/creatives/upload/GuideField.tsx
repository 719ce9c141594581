import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useEffect, useState } from 'react';
import type { PartProps } from '#features/creatives/form-props.ts';
import { refuseGuide } from './file-limits.ts';
import { StoredRow } from './StoredRow.tsx';
import { uploadFa as fa } from './upload.fa.ts';
import { Uploader } from './Uploader.tsx';
import { UploadRow } from './UploadRow.tsx';
import { useMediaUploads } from './useMediaUploads.ts';

interface GuideFieldProps extends Pick<PartProps, 'data' | 'onChange'> {
  draftId: number | null;
  label: string;
  onUnfinished: (count: number) => void;
}

/** One file with the brief for the publisher: a document, a picture or a film. */
export function GuideField({ data, onChange, draftId, label, onUnfinished }: GuideFieldProps) {
  const [said, setSaid] = useState('');
  const { content_guide_file: guide } = data;
  const { items, uploads, add } = useMediaUploads({
    media_type: data.media_type,
    content_type: data.content_type,
    purpose: 'guide',
    field: `${draftId ?? 'new'}:guide`,
    check: (facts) => refuseGuide(data, facts),
    onStored: (file) => {
      onChange({ content_guide_file: file });
      setSaid(fa.stored(file.name));
    },
  });
  const unfinished = items.length;
  useEffect(() => onUnfinished(unfinished), [unfinished, onUnfinished]);
  useEffect(() => () => onUnfinished(0), [onUnfinished]);
  return (
    <>
      <Uploader
        data={data}
        name="content_guide_file"
        label={label}
        isGuide
        isMany={false}
        control={{ 'aria-invalid': undefined, 'aria-describedby': 'content-guide-state' }}
        onPick={(files) => {
          uploads?.cancelAll();
          add(files.slice(0, 1));
        }}
      />
      <p id="content-guide-state" role="status" className="sr-only">
        {said}
      </p>
      <ul className="mt-1">
        {guide && (
          <StoredRow
            file={guide}
            index={0}
            count={1}
            errors={[]}
            warnings={[]}
            onRemove={() => {
              onChange({ content_guide_file: null });
              toast.info(fa.removed(guide.name), undefined, { label: fa.undo, onPress: () => onChange({ content_guide_file: guide }) });
            }}
          />
        )}
        {items.map((item) => (
          <UploadRow key={item.key} item={item} onCancel={() => uploads?.cancel(item.key)} onRetry={() => uploads?.retry(item.key)} />
        ))}
      </ul>
    </>
  );
}
