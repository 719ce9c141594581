import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { attachmentQuery, type RequestDetail } from '#data/requests.ts';
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

/** The picture of a slip, or a link to a document. */
export function RequestFile({ account, attachment }: { account: string; attachment: RequestDetail['attachments'][number] }) {
  const { id, name, type } = attachment;
  const file = useQuery(attachmentQuery(account, id));
  const url = useBlobUrl(file.data);
  if (file.isError) return <p className="text-sm text-danger-text">{fa.failed}</p>;
  if (url === undefined) return <Skeleton className="h-64 w-full" />;
  return (
    <figure className="flex flex-col items-start gap-3">
      {type.startsWith('image/') && (
        <img src={url} alt={fa.preview} className="max-h-[70vh] w-fit max-w-full rounded-md border border-line object-contain" />
      )}
      <figcaption>
        <a href={url} download={name} className={buttonClass({ variant: 'ghost' })}>
          <Download aria-hidden size={18} />
          <bdi>{name}</bdi>
        </a>
      </figcaption>
    </figure>
  );
}
