import { joinClasses } from '@jarchi/ui/classes.ts';
import type { Content } from '#data/contents/contents.ts';
import { ContentPicture } from '#features/contents/ContentPicture.tsx';

interface ContentFrameProps {
  content: Pick<Content, 'publisher' | 'files'>;
  /** Which of its files. */
  at: number;
  className?: string;
}

/** A file of a content: in a phone from lg on, below lg as wide as its container. */
export function ContentFrame({ content: { publisher, files }, at, className }: ContentFrameProps) {
  const file = files[at] ?? files[0];
  return (
    <div className={joinClasses('w-full lg:rounded-[34px] lg:bg-ink-950 lg:p-2 lg:shadow-pop', className)}>
      <ContentPicture
        key={file?.id}
        content={{ publisher, files: file ? [file] : [] }}
        isWhole
        className="aspect-4/5 w-full rounded-lg max-lg:max-h-[max(20rem,70dvh)] lg:aspect-9/16 lg:rounded-[27px]"
      />
    </div>
  );
}
