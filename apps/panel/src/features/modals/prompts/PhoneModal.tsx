import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { IconTile, NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { ModalBody, ModalCross, ModalFoot, ModalTitle, PlainModal } from '@jarchi/ui/overlays/PlainModal.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink, Smartphone, TriangleAlert } from 'lucide-react';
import { accountInfoQuery, fullName, userQuery } from '#data/account/account.ts';
import { routePaths } from '#paths.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import { promptsFa } from './prompts.fa.ts';

const fa = promptsFa.phone;

/** Whether an address belongs to another service. */
function isElsewhere(address: string): boolean {
  return new URL(address, location.href).origin !== location.origin;
}

function Person() {
  const user = useQuery(userQuery).data;
  const account = useQuery(accountInfoQuery).data;
  if (!user) return null;
  return (
    <div className="mt-5 flex items-center gap-3 rounded-lg border bg-surface-sunken px-3.5 py-3.5">
      <Avatar id={String(user.id)} kind="user" size={36} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-md font-semibold text-text">{fullName(user)}</p>
        {account && <p className="text-sm text-text-3">{fa.id(formatId(account.id))}</p>}
      </div>
      <NeutralBadge tone="warning" icon={TriangleAlert}>
        {fa.none}
      </NeutralBadge>
    </div>
  );
}

/** Asks a person without a phone for one: on the page of a separate accounts service, or else in the profile. */
export function PhoneModal({ onClose }: { onClose: () => void }) {
  const address = runtimeConfig.links.phone;
  const classes = `${buttonClass({ size: 'lg' })} max-sm:flex-1`;
  return (
    <PlainModal isBackdropInert onClose={onClose}>
      <ModalBody className="pt-5 pb-5 sm:pt-6">
        <div className="flex items-start justify-between">
          <IconTile tone="info" icon={Smartphone} className="size-12! rounded-lg! [&>svg]:size-6" />
          <ModalCross onClose={onClose} className="-me-1.5" />
        </div>
        <ModalTitle className="mt-4 text-xl">{fa.title}</ModalTitle>
        <p className="mt-1 text-md leading-prose text-text-2">{fa.text}</p>
        <Person />
      </ModalBody>
      <ModalFoot className="flex-wrap justify-between gap-y-2">
        <Button variant="ghost" size="lg" onClick={onClose}>
          {promptsFa.later}
        </Button>
        {isElsewhere(address) ? (
          <>
            <a href={address} className={classes}>
              {fa.add}
              <ExternalLink aria-hidden size={18} />
            </a>
            <p className="basis-full text-end text-sm text-text-3">{fa.leaves}</p>
          </>
        ) : (
          <Link to={routePaths.profile} search={{ add: 'phone' }} onClick={onClose} className={classes}>
            {fa.add}
          </Link>
        )}
      </ModalFoot>
    </PlainModal>
  );
}
