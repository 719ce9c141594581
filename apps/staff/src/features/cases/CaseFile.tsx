import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { FileName } from '@jarchi/ui/badges/FileName.tsx';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { casesFa as fa } from './cases.fa.ts';

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

export interface CaseFileProps {
  file: UseQueryResult<Blob>;
  name: string;
  type: string;
  /** Names the picture for who does not see it. */
  alt: string;
}

/** A file that a customer sent: the picture itself, or a link to a document. */
export function CaseFile({ file, name, type, alt }: CaseFileProps) {
  const url = useBlobUrl(file.data);
  if (file.isError) return <p className="text-sm text-danger-text">{fa.fileFailed}</p>;
  if (url === undefined) return <Skeleton className="h-64 w-full" />;
  return (
    <figure className="flex flex-col items-start gap-3">
      {type.startsWith('image/') && (
        <img src={url} alt={alt} className="max-h-[70vh] w-fit max-w-full rounded-md border border-line object-contain" />
      )}
      <figcaption className="max-w-full">
        <a href={url} download={name} className={`${buttonClass({ variant: 'ghost' })} max-w-full`}>
          <Download aria-hidden size={18} className="shrink-0" />
          <FileName name={name} />
        </a>
      </figcaption>
    </figure>
  );
}
