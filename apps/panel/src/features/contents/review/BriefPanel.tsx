import { Plus } from 'lucide-react';
import type { Content } from '#data/contents/contents.ts';
import { WishList } from '#features/contents/WishList.tsx';
import { reviewFa as fa } from './review.fa.ts';

/** The brief, shown next to the content. */
export function BriefPanel({ content }: { content: Content }) {
  const { content_description, content_todos, content_notTodos } = content.campaign;
  const isBare = content_description === '' && content_todos.length + content_notTodos.length === 0;
  return (
    <>
      <section aria-labelledby="review-brief" className="flex flex-col gap-3 border-line p-(--gutter) lg:border-b lg:p-5">
        <h2 id="review-brief" className="text-md font-bold">
          {fa.brief}
        </h2>
        {isBare && <p className="text-md text-text-3">{fa.noBrief}</p>}
        {content_description !== '' && (
          <p dir="auto" className="text-md leading-relaxed whitespace-pre-line text-text-2">
            {content_description}
          </p>
        )}
        <WishList content_todos={content_todos} content_notTodos={content_notTodos} icon={Plus} iconClass="text-text-3" />
      </section>
      <section aria-labelledby="review-caption" className="flex flex-col gap-2 border-line p-(--gutter) lg:border-b lg:p-5">
        <h2 id="review-caption" className="text-md font-bold">
          {fa.caption}
        </h2>
        <p dir="auto" className="text-md leading-relaxed break-words whitespace-pre-line text-text-2">
          {content.caption === '' ? fa.noCaption : content.caption}
        </p>
      </section>
    </>
  );
}
