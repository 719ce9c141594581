import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#actions/Button.tsx';
import { IconTile } from '#badges/NeutralBadge.tsx';
import { TextField } from '#fields/TextField.tsx';
import { AskDialog } from '#overlays/AskDialog.tsx';
import { Dialog } from '#overlays/Dialog.tsx';
import { ModalBody, ModalCross, ModalFoot, ModalTitle, PlainModal } from '#overlays/PlainModal.tsx';
import { Popover } from '#overlays/Popover.tsx';
import { Sheet } from '#overlays/Sheet.tsx';
import { Tooltip } from '#overlays/Tooltip.tsx';
import { galleryFa as fa } from '../gallery.fa.ts';
import type { Shelf } from '../shelf.tsx';

/** A layer is drawn on the page itself, which takes the theme of the side that opened it. */
function Opener({ children }: { children: (isOpen: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { dataset } = document.documentElement;
  return (
    <>
      <Button
        variant="secondary"
        onClick={(event) => {
          dataset['theme'] = event.currentTarget.closest<HTMLElement>('[data-theme]')?.dataset['theme'];
          setOpen(true);
        }}
      >
        {fa.open}
      </Button>
      {children(isOpen, () => {
        dataset['theme'] = 'light';
        setOpen(false);
      })}
    </>
  );
}

const field = <TextField label={fa.name} value={fa.text} onChange={() => undefined} />;
const lines = Array.from({ length: 30 }, (_, at) => <p key={at}>{fa.prose}</p>);

const words = { title: fa.question, text: fa.questionText, yes: fa.remove, no: fa.cancel };

function answers(close: () => void) {
  return (
    <>
      <Button variant="ghost" onClick={close}>
        {fa.cancel}
      </Button>
      <Button variant="danger" onClick={close}>
        {fa.remove}
      </Button>
    </>
  );
}

export const overlayShelves: readonly Shelf[] = [
  {
    name: 'overlays/Dialog.tsx',
    states: {
      rest: (
        <Opener>
          {(isOpen, close) => (
            <Dialog
              isOpen={isOpen}
              onOpenChange={close}
              title={fa.question}
              text={fa.questionText}
              footer={answers(close)}
              media={<IconTile icon={Trash2} tone="danger" />}
            >
              {field}
            </Dialog>
          )}
        </Opener>
      ),
      'must be answered': (
        <Opener>
          {(isOpen, close) => (
            <Dialog
              isBlocking
              role="alertdialog"
              isOpen={isOpen}
              onOpenChange={close}
              title={fa.long}
              text={fa.questionText}
              footer={answers(close)}
            />
          )}
        </Opener>
      ),
      'more than the window': (
        <Opener>
          {(isOpen, close) => (
            <Dialog isOpen={isOpen} onOpenChange={close} title={fa.question} footer={answers(close)}>
              {lines}
            </Dialog>
          )}
        </Opener>
      ),
    },
  },
  {
    name: 'overlays/AskDialog.tsx',
    states: {
      rest: <Opener>{(isOpen, close) => isOpen && <AskDialog words={words} onYes={close} onClose={close} />}</Opener>,
      'of no return': (
        <Opener>
          {(isOpen, close) => isOpen && <AskDialog role="alertdialog" isDanger words={words} onYes={close} onClose={close} />}
        </Opener>
      ),
      'with a field': (
        <Opener>
          {(isOpen, close) =>
            isOpen && (
              <AskDialog isForm error={fa.codeError} words={words} onYes={close} onClose={close}>
                {field}
              </AskDialog>
            )
          }
        </Opener>
      ),
      'not now': (
        <Opener>{(isOpen, close) => isOpen && <AskDialog blocked={fa.hint} words={words} onYes={close} onClose={close} />}</Opener>
      ),
    },
  },
  {
    name: 'overlays/PlainModal.tsx',
    states: {
      rest: (
        <Opener>
          {(isOpen, close) => (
            <PlainModal isOpen={isOpen} onClose={close}>
              <div className="flex items-center px-4 pt-4 sm:px-7">
                <ModalTitle className="min-w-0 flex-1 text-lg">{fa.question}</ModalTitle>
                <ModalCross onClose={close} />
              </div>
              <ModalBody>{field}</ModalBody>
              <ModalFoot>{answers(close)}</ModalFoot>
            </PlainModal>
          )}
        </Opener>
      ),
    },
  },
  {
    name: 'overlays/Sheet.tsx',
    states: {
      window: (
        <Opener>
          {(isOpen, close) => (
            <Sheet isOpen={isOpen} onOpenChange={close} title={fa.filters} footer={answers(close)}>
              {lines}
            </Sheet>
          )}
        </Opener>
      ),
      drawer: (
        <Opener>
          {(isOpen, close) => (
            <Sheet side="end" isOpen={isOpen} onOpenChange={close} title={fa.long} footer={answers(close)}>
              {field}
            </Sheet>
          )}
        </Opener>
      ),
    },
  },
  {
    name: 'overlays/Popover.tsx',
    states: {
      rest: (
        <Popover label={fa.filters} trigger={fa.filters} triggerClass="control-frame h-(--h-md) px-3" className="p-4">
          {field}
        </Popover>
      ),
    },
  },
  {
    name: 'overlays/Tooltip.tsx',
    states: {
      rest: (
        <Tooltip text={fa.hint}>
          <button type="button" className="control-frame h-(--h-md) px-3">
            {fa.name}
          </button>
        </Tooltip>
      ),
    },
  },
];
