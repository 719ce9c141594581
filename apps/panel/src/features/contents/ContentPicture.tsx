import { joinClasses } from '@jarchi/ui/classes.ts';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { contentsFa as fa } from './contents.fa.ts';
import type { Content } from './contents.queries.ts';

/** The first file of a content: a picture, or a video's first frame; an icon where there is none to show. */
export function ContentPicture({ content, className }: { content: Pick<Content, 'files' | 'publisher'>; className?: string }) {
  const [isBroken, setBroken] = useState(false);
  const [file] = content.files;
  const box = joinClasses('overflow-hidden rounded-md bg-surface-press object-cover', className);
  if (!file || isBroken)
    return (
      <span className={joinClasses(box, 'grid place-items-center text-text-3')}>
        <ImageOff aria-hidden size={20} />
        <span className="sr-only">{fa.picture(content.publisher.title)}</span>
      </span>
    );
  if (file.duration !== null)
    return <video src={file.url} preload="metadata" muted playsInline aria-label={fa.picture(content.publisher.title)} className={box} />;
  return <img src={file.url} alt={fa.picture(content.publisher.title)} loading="lazy" onError={() => setBroken(true)} className={box} />;
}
