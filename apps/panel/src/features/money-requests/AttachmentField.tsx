import { Button } from '@jarchi/ui/actions/Button.tsx';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { ProgressBar } from '@jarchi/ui/feedback/ProgressBar.tsx';
import { Field } from '@jarchi/ui/fields/Field.tsx';
import { formatBytes, formatPercent } from '@jarchi/ui/format/format.ts';
import { Check, FileText, Image, Trash2, Upload } from 'lucide-react';
import { useRef } from 'react';
import { ATTACHMENT_BYTES, ATTACHMENT_TYPES } from '@jarchi/domain/attachments/attachment-files.ts';
import { AttachmentPicture } from './AttachmentPicture.tsx';
import { requestsFa } from './requests.fa.ts';
import type { useAttachment } from './useAttachment.ts';

const fa = requestsFa.file;

export interface AttachmentFieldProps {
  label: string;
  optional?: boolean | undefined;
  /** The issue of a form without its file. */
  error?: string | undefined;
  file: ReturnType<typeof useAttachment>;
}

/** A picture or document of a form, with its progress, its preview and a way to take it away. */
export function AttachmentField({ label, optional, error, file }: AttachmentFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { attachment, sending } = file;
  const shown = attachment ?? sending;
  const Icon = attachment?.type === 'application/pdf' ? FileText : Image;
  return (
    <Field label={label} optional={optional} hint={fa.limits(formatBytes(ATTACHMENT_BYTES))} error={file.error ?? error} isGroup>
      {(control) => (
        <>
          <input
            ref={picker}
            type="file"
            hidden
            accept={ATTACHMENT_TYPES.join()}
            aria-label={label}
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              event.target.value = '';
              if (chosen) file.choose(chosen);
            }}
          />
          {shown ? (
            <div className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-surface-sunken px-3 py-1 text-md">
              <Icon aria-hidden size={18} className="shrink-0 text-text-3" />
              <bdi className="min-w-0 truncate">{shown.name}</bdi>
              <span className="shrink-0 text-sm text-text-3">{formatBytes(shown.size)}</span>
              <span className="ms-auto shrink-0">
                {attachment ? (
                  <NeutralBadge tone="success" icon={Check}>
                    {fa.sent}
                  </NeutralBadge>
                ) : (
                  <span role="status" className="text-sm text-text-3">
                    {fa.sending(formatPercent(sending?.ratio ?? 0))}
                  </span>
                )}
              </span>
              <IconButton icon={Trash2} label={fa.detach} onClick={file.detach} />
            </div>
          ) : (
            <Button
              variant="secondary"
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              onClick={() => picker.current?.click()}
            >
              <Upload aria-hidden size={18} />
              {fa.choose}
            </Button>
          )}
          {sending && <ProgressBar label={label} value={sending.ratio} />}
          {attachment && <AttachmentPicture attachment={attachment} className="max-h-64" />}
        </>
      )}
    </Field>
  );
}
