import { Paperclip } from 'lucide-react';
import type { Content } from '#data/contents/contents.ts';
import { versionsFa as fa } from './versions.fa.ts';

/** What the advertiser said of a rejected content, with the files they added. */
export function RejectionSaid({ content }: { content: Pick<Content, 'advertiser_comment' | 'attachments'> }) {
  const { advertiser_comment, attachments } = content;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {advertiser_comment !== '' && (
        <div>
          <h3 className="text-sm font-semibold">{fa.yourComment}</h3>
          <p dir="auto" className="text-md break-words whitespace-pre-line text-text-2">
            {advertiser_comment}
          </p>
        </div>
      )}
      {attachments.length > 0 && (
        <ul aria-label={fa.attachments}>
          {attachments.map((file) => (
            <li key={file.id}>
              <a
                href={file.url}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-11 min-w-0 items-center gap-2 text-md text-action-soft-text"
              >
                <Paperclip aria-hidden size={16} className="shrink-0" />
                <bdi className="truncate">{file.name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
