import type { HelpBlock } from '@jarchi/domain/help/help-body.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { HelpText } from './HelpText.tsx';
import { partId } from './parts.ts';

function Steps({ items }: { items: readonly string[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {items.map((item, index) => (
        <li key={item} className="flex gap-3">
          <span aria-hidden className="grid size-7 shrink-0 place-items-center rounded-full bg-action-soft text-sm text-action-soft-text">
            {formatNumber(index + 1)}
          </span>
          <p className="min-w-0">
            <HelpText text={item} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Block({ block, id }: { block: HelpBlock; id: string }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={id} tabIndex={-1} className="mt-4 scroll-mt-20 text-lg font-bold text-text outline-none">
          <HelpText text={block.text} />
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          <HelpText text={block.text} />
        </p>
      );
    case 'steps':
      return <Steps items={block.items} />;
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-text-3">
          {block.items.map((item) => (
            <li key={item}>
              <HelpText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'note':
      return (
        <Notice tone={block.tone}>
          <HelpText text={block.text} />
        </Notice>
      );
    case 'picture':
      return (
        <img
          src={`/help/${block.name}.webp`}
          alt={block.alt}
          width={block.width}
          height={block.height}
          loading="lazy"
          className="h-auto w-full rounded-lg border border-line"
        />
      );
  }
}

/** The blocks of an article. They are drawn as text: a body holds no HTML. */
export function HelpBody({ body }: { body: readonly HelpBlock[] }) {
  return (
    <div className="flex flex-col gap-4 text-md leading-8 text-text">
      {body.map((block, index) => (
        <Block key={partId(index)} block={block} id={partId(index)} />
      ))}
    </div>
  );
}
