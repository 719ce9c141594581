import { Button } from '@jarchi/ui/actions/Button.tsx';
import { IconTile } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { ModalBody, ModalCross, ModalFoot, ModalTitle, PlainModal } from '@jarchi/ui/overlays/PlainModal.tsx';
import { Sparkles } from 'lucide-react';
import { AttachmentRow } from './AttachmentRow.tsx';
import type { ChangelogItem } from '#data/notifications/changelog.ts';
import { changelogFa as fa } from './changelog.fa.ts';
import { ChangelogText } from './ChangelogText.tsx';

function getTitle(item: ChangelogItem | undefined): string {
  return item?.title.trim() ?? '';
}

function Item({ item, hasHeading, onLeave }: { item: ChangelogItem; hasHeading: boolean; onLeave: () => void }) {
  const title = getTitle(item);
  return (
    <article className="flex flex-col py-5">
      {hasHeading && title !== '' && <h3 className="text-md font-semibold text-text">{title}</h3>}
      <ChangelogText html={item.content} onLeave={onLeave} />
      {item.attachments.length > 0 && (
        <ul aria-label={fa.attachments} className="flex flex-col gap-2 pt-4">
          {item.attachments.map((attachment) => (
            <li key={attachment.id}>
              <AttachmentRow attachment={attachment} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** News of the panel, newest first; the first item's title is the dialog's name. */
export function ChangelogModal({ items, onClose }: { items: readonly ChangelogItem[]; onClose: () => void }) {
  const title = getTitle(items[0]);
  return (
    <PlainModal width={560} onClose={onClose}>
      <div className="flex items-center gap-3.5 border-b px-4 py-4.5 sm:px-7">
        <IconTile tone="violet" icon={Sparkles} className="size-12! rounded-lg! [&>svg]:size-6" />
        <div className="min-w-0 flex-1">
          <ModalTitle className="text-xl break-words">{title === '' ? fa.untitled : title}</ModalTitle>
          <p className="text-sm text-text-3">{fa.subtitle}</p>
        </div>
        <ModalCross onClose={onClose} className="-me-1.5" />
      </div>
      <ModalBody className="divide-y divide-line">
        {items.map((item, index) => (
          <Item key={item.id} item={item} hasHeading={index > 0} onLeave={onClose} />
        ))}
      </ModalBody>
      <ModalFoot className="justify-end">
        <Button variant="secondary" size="lg" onClick={onClose} className="max-sm:flex-1">
          {fa.close}
        </Button>
      </ModalFoot>
    </PlainModal>
  );
}
