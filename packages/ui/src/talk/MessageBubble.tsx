import type { ReactNode } from 'react';
import { Avatar } from '#brand/Avatar.tsx';
import { joinClasses } from '#classes.ts';

export interface MessageBubbleProps {
  /** Own messages stand at the inline end, those of the other side at the inline start. */
  side: 'own' | 'other';
  name: string;
  /** Whose picture it is, if the name is a word such as «you». */
  person?: string | undefined;
  time: ReactNode;
  /** A mark after the name. */
  badge?: ReactNode;
  /** A note that only some read is drawn apart. */
  isNote?: boolean | undefined;
  children: ReactNode;
}

/** One message of a conversation. */
export function MessageBubble({ side, name, person = name, time, badge, isNote = false, children }: MessageBubbleProps) {
  const isOwn = side === 'own';
  const fill = isNote
    ? 'border-dashed border-warning-text bg-warning-soft'
    : isOwn
      ? 'border-transparent bg-action-soft'
      : 'border-line bg-surface-sunken';
  return (
    <div className={joinClasses('flex items-start gap-2.5', isOwn && 'flex-row-reverse')}>
      <Avatar id={person} kind="user" name={person} className="max-[359px]:hidden" />
      <div className={joinClasses('max-w-[85%] min-w-0 rounded-lg border px-3.5 py-2 lg:max-w-[75%]', fill)}>
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <bdi className="font-semibold text-text">{name}</bdi>
          {badge}
          <span className="text-text-3">{time}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
