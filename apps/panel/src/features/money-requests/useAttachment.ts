import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { useUploads } from '@jarchi/client-state/uploads/useUploads.ts';
import { type AttachmentIssue, checkAttachment } from '@jarchi/domain/attachments/attachment-files.ts';
import { describeUntakenPicture } from '@jarchi/domain/media/untaken-pictures.fa.ts';
import { formatBytes } from '@jarchi/ui/format/format.ts';
import { useState } from 'react';
import { type Attachment, uploadAttachment } from '#data/money-requests/money-requests.ts';
import { requestsFa } from './requests.fa.ts';

const fa = requestsFa.file;

function issueText(issue: AttachmentIssue): string {
  if (issue.code === 'file_too_large') return fa.size(formatBytes(issue.limit_bytes));
  return issue.code === 'file_type_not_allowed' ? (describeUntakenPicture(issue.type) ?? fa.type) : fa.empty;
}

/** One file of a form: it is sent as soon as it is chosen, and can be taken away or replaced. */
export function useAttachment(first: Attachment | null, onChange: (attachment: Attachment | null) => void) {
  const [attachment, setAttachment] = useState(first);
  const [error, setError] = useState<string>();
  const keep = (next: Attachment | null) => {
    setAttachment(next);
    onChange(next);
  };
  const { items, uploads, add } = useUploads<Attachment>({
    check(file) {
      const issue = checkAttachment(file);
      return { errors: issue ? [issueText(issue)] : [] };
    },
    send: ({ file }, signal, onProgress) => uploadAttachment(file, { signal, onProgress }),
    failureText: errorText,
    onStored: keep,
    onRefused: (_upload, [text]) => setError(text),
  });
  const begin = () => {
    uploads?.cancelAll();
    setError(undefined);
    keep(null);
  };
  const upload = items.find(({ step }) => step !== 'checking');
  return {
    attachment,
    sending: upload ? { name: upload.file.name, size: upload.file.size, ratio: upload.total > 0 ? upload.sent / upload.total : 0 } : null,
    error,
    choose(file: File): void {
      begin();
      add([file]);
    },
    detach: begin,
  };
}
