import { warnMediaFile } from '@jarchi/domain/creatives/media-files.ts';
import { getMediaLimits } from '@jarchi/domain/creatives/media-limits.ts';
import { warnSlideSteps } from '@jarchi/domain/creatives/slides.ts';
import type { CampaignDraft, DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { publishedFiles } from '@jarchi/domain/drafts/steps/content-step.ts';
import { describeIssue, describeWarning } from '@jarchi/domain/validation/issue-text.ts';
import { Field } from '@jarchi/ui/fields/Field.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useEffect, useState } from 'react';
import type { PartProps } from '#features/creatives/form-props.ts';
import { fileCountLimit, filesPatch, moveItem, refuseCreative } from './file-limits.ts';
import { StoredRow } from './StoredRow.tsx';
import { uploadFa as fa } from './upload.fa.ts';
import { Uploader } from './Uploader.tsx';
import { UploadRow } from './UploadRow.tsx';
import { useMediaUploads } from './useMediaUploads.ts';
import { SaveTemplateButton } from '#features/creatives/templates/SaveTemplateButton.tsx';

interface FilesFieldProps extends PartProps {
  draftId: number | null;
  label: string;
  /** Reports the number of unfinished uploads. */
  onUnfinished: (count: number) => void;
}

/** The warnings of each file: its ratio, and its difference from the slide before. */
export function listFileWarnings(data: CampaignDraft): readonly (readonly string[])[] {
  const files = publishedFiles(data);
  const limits = getMediaLimits(data.media_type, data.content_type);
  const steps = data.campaign_type === 'INFLUENCE' || data.content_type === 'STORY' ? [] : warnSlideSteps(files);
  return files.map((file, fileIndex) => [
    ...warnMediaFile(file, limits).map(describeWarning),
    ...steps.filter(({ index }) => index === fileIndex).map(({ index: _index, ...warning }) => describeWarning(warning)),
  ]);
}

/** The pictures and films that are published, with their uploads. */
export function FilesField({ data, issues, errorOf, onChange, draftId, label, onUnfinished }: FilesFieldProps) {
  const [said, setSaid] = useState('');
  const files = publishedFiles(data);
  const limit = fileCountLimit(data);
  const change = (act: (files: readonly DraftFile[]) => readonly DraftFile[]) =>
    onChange((now) => filesPatch(now, act(publishedFiles(now))));
  const { items, uploads, add } = useMediaUploads({
    media_type: data.media_type,
    content_type: data.content_type,
    purpose: 'creative',
    field: `${draftId ?? 'new'}:files`,
    check: (facts) => refuseCreative(data, facts),
    onStored: (file) => {
      change((now) => (limit === 1 ? [file] : [...now, file]));
      setSaid(fa.stored(file.name));
    },
  });
  const unfinished = items.length;
  useEffect(() => onUnfinished(unfinished), [unfinished, onUnfinished]);
  useEffect(() => () => onUnfinished(0), [onUnfinished]);

  function pick(chosen: readonly File[]) {
    const free = limit === 1 ? 1 : Math.max(0, limit - files.length - items.length);
    if (chosen.length > free) toast.info(fa.tooMany(formatNumber(limit)));
    if (limit === 1) uploads?.cancelAll();
    const taken = chosen.slice(0, free);
    add(taken);
    setSaid(taken.map(({ name }) => fa.started(name)).join(' '));
  }
  function move(from: number, to: number) {
    change((now) => moveItem(now, from, to));
    setSaid(fa.moved(files[from]?.name ?? '', formatNumber(to + 1), formatNumber(files.length)));
  }
  function remove(file: DraftFile, at: number) {
    change((now) => now.filter((_, fileIndex) => fileIndex !== at));
    const undo = () => change((now) => (now.some(({ id }) => id === file.id) ? now : now.toSpliced(at, 0, file)));
    toast.info(fa.removed(file.name), undefined, { label: fa.undo, onPress: undo });
  }

  const mine = issues.filter(({ field }) => field === 'content_files' || field === 'content_instagram_post_files');
  const whole = mine.some(({ index }) => index === undefined) && items.length === 0;
  const error = whole ? (errorOf('content_files') ?? errorOf('content_instagram_post_files')) : undefined;
  const warnings = listFileWarnings(data);
  return (
    <>
      <Field id="content-files" error={error}>
        {(control) => (
          <Uploader data={data} name="content_files" label={label} isGuide={false} isMany={limit > 1} control={control} onPick={pick} />
        )}
      </Field>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul className="mt-1">
        {files.map((file, index) => (
          <StoredRow
            key={file.id}
            file={file}
            index={index}
            count={files.length}
            errors={mine.flatMap(({ index: at, field: _field, ...issue }) => (at === index ? [describeIssue(issue)] : []))}
            warnings={warnings[index] ?? []}
            onMove={move}
            onRemove={() => remove(file, index)}
            extra={<SaveTemplateButton format={data} file={file} />}
          />
        ))}
        {items.map((item) => (
          <UploadRow key={item.key} item={item} onCancel={() => uploads?.cancel(item.key)} onRetry={() => uploads?.retry(item.key)} />
        ))}
      </ul>
    </>
  );
}
