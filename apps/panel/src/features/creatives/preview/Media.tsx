import { isVideoType } from '@jarchi/domain/media/media-types.ts';
import { findThumbUrl } from '@jarchi/domain/creatives/thumbs.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { ChevronLeft, ChevronRight, ImagePlus, Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBackground } from './Phone.tsx';
import { previewFa as fa } from './preview.fa.ts';

interface ShotProps {
  file: DraftFile | undefined;
  alt: string;
  className: string;
}

/** A film that plays without sound when it is pressed. */
function Film({ file, alt, className }: ShotProps & { file: DraftFile }) {
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const poster = findThumbUrl(file);
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className={joinClasses('overflow-hidden', className)}>
      <video
        ref={film}
        src={poster === undefined ? `${file.url}#t=0.1` : file.url}
        poster={poster}
        muted
        loop
        playsInline
        preload={poster === undefined ? 'metadata' : 'none'}
        aria-label={alt}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className="size-full object-cover"
      />
      <button
        type="button"
        aria-label={isPlaying ? fa.pause : fa.play}
        onClick={() => (isPlaying ? film.current?.pause() : void film.current?.play().catch(() => setPlaying(false)))}
        className={joinClasses(
          'absolute inset-0 z-2 m-auto grid size-12 place-items-center rounded-full bg-veil text-white transition-opacity',
          isPlaying && 'opacity-0 hover:opacity-100 focus-visible:opacity-100',
        )}
      >
        <Icon aria-hidden size={22} />
      </button>
    </div>
  );
}

/** One picture or film, or its placeholder. */
export function Shot({ file, alt, className }: ShotProps) {
  const { isDark } = useBackground();
  if (!file)
    return (
      <div className={joinClasses('grid place-items-center', isDark ? 'bg-ink-800 text-ink-300' : 'bg-ink-50 text-ink-500', className)}>
        <span className="flex flex-col items-center gap-2 p-4 text-center text-sm">
          <ImagePlus aria-hidden size={28} />
          {fa.noMedia}
        </span>
      </div>
    );
  if (isVideoType(file.type)) return <Film key={file.url} file={file} alt={alt} className={className} />;
  return <img src={file.url} alt={alt} className={joinClasses('object-cover', className)} />;
}

/** Slides of which one is shown; buttons and dots change it. */
export function useSlides(files: readonly DraftFile[]) {
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, Math.max(0, files.length - 1));
  return { at, file: files[at], count: files.length, go: setChosen };
}

export type Slides = ReturnType<typeof useSlides>;

export function SlideButtons({ at, count, go }: Slides) {
  if (count < 2) return null;
  const classes = 'touch-area absolute inset-y-0 z-2 my-auto grid size-8 place-items-center rounded-full bg-veil text-white';
  return (
    <>
      <span dir="ltr" className="absolute end-2.5 top-2.5 z-2 rounded-full bg-veil px-2.5 py-0.5 text-xs text-white">
        {fa.slide(formatNumber(at + 1), formatNumber(count))}
      </span>
      {at > 0 && (
        <button type="button" aria-label={fa.previous} onClick={() => go(at - 1)} className={joinClasses(classes, 'start-2')}>
          <ChevronRight aria-hidden size={18} />
        </button>
      )}
      {at < count - 1 && (
        <button type="button" aria-label={fa.next} onClick={() => go(at + 1)} className={joinClasses(classes, 'end-2')}>
          <ChevronLeft aria-hidden size={18} />
        </button>
      )}
    </>
  );
}

export function SlideDots({ at, count }: Slides) {
  if (count < 2) return null;
  return (
    <span aria-hidden className="flex gap-1">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={joinClasses('size-1.5 rounded-full', index === at ? 'bg-pf-telegram' : 'bg-ink-300')} />
      ))}
    </span>
  );
}
