import { Minus, type LucideIcon } from 'lucide-react';
import { joinClasses } from '@jarchi/ui/classes.ts';
import type { Content } from '#data/contents/contents.ts';
import { contentsFa as fa } from './contents.fa.ts';

export interface WishListProps extends Pick<Content['campaign'], 'content_todos' | 'content_notTodos'> {
  /** Before what a content should have. */
  icon: LucideIcon;
  iconClass: string;
}

/** The wishes of a campaign for its contents: to have, and not to have. */
export function WishList({ content_todos, content_notTodos, icon: Icon, iconClass }: WishListProps) {
  return (
    <ul className="flex flex-col gap-2.5">
      {content_todos.map((todo) => (
        <li key={todo} className="flex items-start gap-2.5 text-md">
          <Icon aria-label={fa.wanted} size={18} className={joinClasses('mt-1 shrink-0', iconClass)} />
          <span>{todo}</span>
        </li>
      ))}
      {content_notTodos.map((todo) => (
        <li key={todo} className="flex items-start gap-2.5 text-md text-text-2">
          <Minus aria-label={fa.unwanted} size={18} className="mt-1 shrink-0 text-text-3" />
          <span>{todo}</span>
        </li>
      ))}
    </ul>
  );
}
