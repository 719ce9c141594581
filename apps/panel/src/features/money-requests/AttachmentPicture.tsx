import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Attachment, attachmentQuery } from '#data/money-requests/money-requests.ts';
import { requestsFa } from './requests.fa.ts';

const fa = requestsFa.file;

/** An address of a blob for as long as it is shown. */
function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

/** An attachment: a picture is shown, a document opens by a link. */
export function AttachmentPicture({ attachment, className }: { attachment: Attachment; className?: string | undefined }) {
  const { id, type, name } = attachment;
  const file = useQuery(attachmentQuery(id));
  const url = useBlobUrl(file.data);
  if (file.isError) return <p className="text-sm text-danger-text">{fa.failed}</p>;
  if (url === undefined) return <Skeleton className="h-32 w-full" />;
  if (!type.startsWith('image/'))
    return (
      <a href={url} download={name} className={buttonClass({ variant: 'ghost' })}>
        <FileText aria-hidden size={18} />
        {fa.open}
      </a>
    );
  return (
    <img src={url} alt={fa.preview} className={joinClasses('w-fit max-w-full rounded-md border border-line object-contain', className)} />
  );
}
