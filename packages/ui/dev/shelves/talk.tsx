import { MessageBubble } from '#talk/MessageBubble.tsx';
import { MessageText } from '#talk/MessageText.tsx';
import { galleryFa as fa } from '../gallery.fa.ts';
import type { Shelf } from '../shelf.tsx';

export const talkShelves: readonly Shelf[] = [
  { name: 'talk/MessageText.tsx', states: { mixed: <MessageText text={fa.message} /> } },
  {
    name: 'talk/MessageBubble.tsx',
    states: {
      own: (
        <MessageBubble side="own" name={fa.save} time={fa.save}>
          <MessageText text={fa.message} />
        </MessageBubble>
      ),
      other: (
        <MessageBubble side="other" name={fa.save} time={fa.save}>
          <MessageText text={fa.message} />
        </MessageBubble>
      ),
      note: (
        <MessageBubble side="other" name={fa.save} time={fa.save} isNote>
          <MessageText text={fa.message} />
        </MessageBubble>
      ),
    },
  },
];
