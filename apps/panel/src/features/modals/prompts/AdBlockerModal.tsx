import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { IconTile, type BadgeTone } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { ModalBody, ModalCross, ModalFoot, ModalTitle, PlainModal } from '@jarchi/ui/overlays/PlainModal.tsx';
import { Ban, RotateCcw, ShieldCheck, ShieldOff, type LucideIcon } from 'lucide-react';
import { promptsFa } from './prompts.fa.ts';

const fa = promptsFa.blocker;

/** The extension's own text. */
const PAUSE_LABEL = 'Pause on this site';

interface Extension {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly tone: BadgeTone;
  readonly steps: readonly string[];
}

const EXTENSIONS: readonly Extension[] = [
  { name: 'AdBlock / Adblock Plus', icon: Ban, tone: 'danger', steps: [fa.openExtension, fa.pause(PAUSE_LABEL), fa.reopen] },
  { name: 'uBlock Origin', icon: ShieldCheck, tone: 'violet', steps: [fa.openExtension, fa.powerOff, fa.reopen] },
];

function Steps({ name, icon, tone, steps }: Extension) {
  return (
    <section className="flex flex-col gap-3 p-4">
      <h3 className="flex items-center gap-2.5 text-md font-semibold text-text">
        <IconTile tone={tone} icon={icon} className="size-8! rounded-md!" />
        <bdi dir="ltr">{name}</bdi>
      </h3>
      <ol className="flex flex-col gap-2">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-2.5 text-md text-text-2">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full bg-surface-press text-sm text-action-soft-text"
            >
              {formatNumber(index + 1)}
            </span>
            <span className="min-w-0">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Explains how to pause two common extensions for this address. */
export function AdBlockerModal({ onClose }: { onClose: () => void }) {
  return (
    <PlainModal width={620} onClose={onClose}>
      <div className="flex items-center gap-3.5 border-b px-4 py-4.5 sm:px-7">
        <IconTile tone="warning" icon={ShieldOff} className="size-12! rounded-lg! [&>svg]:size-6" />
        <ModalTitle className="min-w-0 flex-1 text-xl">{fa.title}</ModalTitle>
        <ModalCross onClose={onClose} className="-me-1.5" />
      </div>
      <ModalBody className="pt-4 pb-5">
        <p className="text-md leading-prose text-text-2">{fa.text}</p>
        <div className="mt-4 grid divide-line rounded-lg border max-sm:divide-y sm:grid-cols-2 sm:divide-x">
          {EXTENSIONS.map((extension) => (
            <Steps key={extension.name} {...extension} />
          ))}
        </div>
      </ModalBody>
      <ModalFoot className="justify-between">
        <Button variant="ghost" size="lg" onClick={onClose}>
          {promptsFa.later}
        </Button>
        <Button size="lg" icon={RotateCcw} onClick={() => location.reload()} className="max-sm:flex-1 max-sm:px-3">
          {fa.reload}
        </Button>
      </ModalFoot>
    </PlainModal>
  );
}
