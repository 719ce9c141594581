import { captionLimitOf } from '@jarchi/domain/creatives/texts/captions.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { TextField } from '@jarchi/ui/TextField.tsx';
import { toast } from '@jarchi/ui/toast.ts';
import { CircleAlert, Link2 } from 'lucide-react';
import { creativesFa as fa } from './creatives.fa.ts';
import { StoredFileRow, UploadRow } from './FileRow.tsx';
import { Uploader } from './Uploader.tsx';
import { useUpload } from './useUpload.ts';

export interface ContentErrors {
  readonly files: string | undefined;
  readonly caption: string | undefined;
  readonly link: string | undefined;
}

interface ContentFormProps {
  data: CampaignDraft;
  errors: ContentErrors;
  onChange: (patch: Partial<CampaignDraft>) => void;
  onLeaveLink: () => void;
}

function MediaPart({ data, errors, onChange }: Omit<ContentFormProps, 'onLeaveLink'>) {
  const { media_type, content_type, content_files } = data;
  const { state, upload, cancel } = useUpload({ media_type, content_type, onStored: (file) => onChange({ content_files: [file] }) });
  const error = state === null ? errors.files : undefined;
  return (
    <section className="border-b py-5">
      <h2 className="mb-3 text-lg font-bold">
        {content_type === 'STORY' ? fa.storyMedia : fa.postMedia} <span className="text-sm font-normal text-text-3">{fa.oneImage}</span>
      </h2>
      <Uploader
        media_type={media_type}
        content_type={content_type}
        isInvalid={error !== undefined}
        describedById="content-files-error"
        onPick={(files) => {
          if (files.length > 1) toast.info(fa.onlyOne);
          const [first] = files;
          if (first) upload(first);
        }}
      />
      <div id="content-files-error">
        {error !== undefined && (
          <p className="mt-1.5 flex items-start gap-1.5 text-sm text-danger-text">
            <CircleAlert aria-hidden size={16} className="mt-[3px] shrink-0" />
            {error}
          </p>
        )}
      </div>
      <div className="mt-1">
        {state !== null && <UploadRow state={state} onCancel={cancel} onRetry={() => upload(state.file)} />}
        {content_files.map((file) => (
          <StoredFileRow
            key={file.id}
            file={file}
            media_type={media_type}
            content_type={content_type}
            onRemove={() => onChange({ content_files: content_files.filter((other) => other.id !== file.id) })}
          />
        ))}
      </div>
    </section>
  );
}

/** The picture, the words and the link. */
export function ContentForm({ data, errors, onChange, onLeaveLink }: ContentFormProps) {
  return (
    <>
      <MediaPart data={data} errors={errors} onChange={onChange} />
      <section className="border-b py-5">
        <TextField
          multiline
          rows={3}
          label={fa.caption}
          name="content_caption"
          placeholder={fa.captionExample}
          hint={fa.captionHint}
          value={data.content_caption}
          onChange={(content_caption) => onChange({ content_caption })}
          counterLimit={captionLimitOf(data.media_type, data.content_files.length > 0)}
          error={errors.caption}
        />
      </section>
      <section className="flex flex-col gap-4 py-5">
        <h2 className="text-lg font-bold">{fa.landing}</h2>
        <TextField
          size="lg"
          dir="ltr"
          inputMode="url"
          autoComplete="url"
          label={fa.link}
          name="content_link"
          optional
          placeholder="https://"
          hint={fa.linkHint}
          end={<Link2 aria-hidden size={18} />}
          value={data.content_link}
          onChange={(text) => onChange({ content_link: text.trim() })}
          onBlur={onLeaveLink}
          error={errors.link}
        />
      </section>
    </>
  );
}
