import { isVideoType } from '@jarchi/domain/media/media-types.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { FileName } from '@jarchi/ui/badges/FileName.tsx';
import { FileText, Play, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface RowProps extends Omit<ComponentProps<'li'>, 'children'> {
  media: ReactNode;
  name: string;
  children: ReactNode;
  action: ReactNode;
  /** There are too many actions to fit next to a name on phones, so they get their own line there. */
  hasManyActions?: boolean | undefined;
}

export function Row({ media, name, children, action, hasManyActions, className, ...rest }: RowProps) {
  return (
    <li {...rest} className={joinClasses('flex flex-wrap items-start gap-x-3 border-b py-3 last:border-b-0', className)}>
      {media}
      <div className="min-w-0 flex-1">
        <p className="text-md font-medium">
          <FileName name={name} />
        </p>
        {children}
      </div>
      <div className={joinClasses('flex items-center justify-end', hasManyActions && 'max-sm:basis-full')}>{action}</div>
    </li>
  );
}

const thumb = 'size-13 shrink-0 rounded-md bg-surface-press object-cover';

const edges = {
  danger: 'outline-2 outline-offset-2 outline-danger-solid',
  warning: 'outline-2 outline-offset-2 outline-warning-solid',
};

/** A small picture of a file: the poster or first frame of a video, an icon for a document. */
export function Thumb({
  type,
  url,
  poster,
  edge,
}: {
  type: string;
  url: string;
  /** The address of a smaller picture than the file at `url`. */
  poster?: string | null | undefined;
  /** Marks a file with an error or a warning. */
  edge?: 'danger' | 'warning' | undefined;
}) {
  const frame = joinClasses(thumb, edge && edges[edge]);
  if (type === 'application/pdf' || (type === '' && !url))
    return (
      <span className={joinClasses(frame, 'grid place-items-center text-text-3')}>
        <FileText aria-hidden size={22} />
      </span>
    );
  if (!isVideoType(type)) return <img src={poster ?? url} alt="" draggable={false} className={frame} />;
  return (
    <span className="relative grid shrink-0 place-items-center">
      {poster ? (
        <img src={poster} alt="" draggable={false} className={frame} />
      ) : (
        // Loads only the first frame.
        <video src={`${url}#t=0.1`} muted playsInline preload="metadata" tabIndex={-1} aria-hidden className={frame} />
      )}
      <Play aria-hidden size={20} className="absolute rounded-full bg-veil p-1 text-white" />
    </span>
  );
}

export function WarningLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-warning-text">
      <TriangleAlert aria-hidden size={16} className="mt-[3px] shrink-0" />
      <span>{children}</span>
    </p>
  );
}
