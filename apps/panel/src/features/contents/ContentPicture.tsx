import { findThumbUrl } from '@jarchi/domain/creatives/thumbs.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { contentsFa as fa } from './contents.fa.ts';
import type { Content } from '#data/contents/contents.ts';

interface ContentPictureProps {
  content: Pick<Content, 'files' | 'publisher'>;
  /** Shows the whole file, for a review; else the small picture. */
  isWhole?: boolean;
  className?: string;
}

/** The first file of a content: a picture, a film's poster or first frame, or an icon if there is none. */
export function ContentPicture({ content, isWhole = false, className }: ContentPictureProps) {
  const [isBroken, setBroken] = useState(false);
  const [file] = content.files;
  const box = joinClasses('overflow-hidden rounded-md bg-surface-press', isWhole ? 'object-contain' : 'object-cover', className);
  if (!file || isBroken)
    return (
      <span className={joinClasses(box, 'grid place-items-center text-text-3')}>
        <ImageOff aria-hidden size={20} />
        <span className="sr-only">{fa.picture(content.publisher.title)}</span>
      </span>
    );
  const thumb = findThumbUrl(file);
  if (file.duration !== null && (isWhole || thumb === undefined))
    return (
      <video
        src={file.url}
        poster={thumb}
        preload="metadata"
        muted
        playsInline
        aria-label={fa.picture(content.publisher.title)}
        className={box}
      />
    );
  const src = isWhole ? file.url : (thumb ?? file.url);
  return <img src={src} alt={fa.picture(content.publisher.title)} loading="lazy" onError={() => setBroken(true)} className={box} />;
}
