import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { type AttachmentIssue, checkAttachment } from '@jarchi/domain/attachments/attachment-files.ts';
import { describeUntakenPicture } from '@jarchi/domain/media/untaken-pictures.fa.ts';
import { formatBytes } from '@jarchi/ui/format/format.ts';
import { useEffect, useRef, useState } from 'react';
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
  const [sending, setSending] = useState<{ readonly name: string; readonly size: number; readonly ratio: number } | null>(null);
  const [error, setError] = useState<string>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  function keep(next: Attachment | null) {
    setAttachment(next);
    onChange(next);
  }

  async function choose(file: File): Promise<void> {
    underWay.current?.abort();
    keep(null);
    const issue = checkAttachment(file);
    setError(issue && issueText(issue));
    if (issue) return setSending(null);
    const abort = new AbortController();
    underWay.current = abort;
    const { name, size } = file;
    setSending({ name, size, ratio: 0 });
    try {
      const onProgress = (sent: number, total: number) => setSending({ name, size, ratio: total > 0 ? sent / total : 0 });
      keep(await uploadAttachment(file, { signal: abort.signal, onProgress }));
    } catch (failure) {
      if (!abort.signal.aborted) setError(errorText(failure));
    } finally {
      if (underWay.current === abort) setSending(null);
    }
  }

  function detach(): void {
    underWay.current?.abort();
    underWay.current = undefined;
    setSending(null);
    setError(undefined);
    keep(null);
  }

  return { attachment, sending, error, choose, detach };
}
