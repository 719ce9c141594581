import { lazy, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { toast } from '#toasts/toast.ts';
import { LostPart } from './LostPart.tsx';
import { uiFa } from '#ui.fa.ts';

type Part = (props: never) => ReactNode;
/** The exports of a module that are components. */
type PartName<M> = { [K in keyof M]: M[K] extends Part ? K : never }[keyof M] & string;

/**
 * What happens if a part's code does not load.
 * - `retry`: one line in its region, with a button that imports it again;
 * - `nothing`: the page works without it;
 * - `close`: the part is a layer. Each opening imports it again; if that fails, it closes with a message.
 */
export type WhenLost = 'retry' | 'nothing' | 'close';

/** The owner's function that closes a layer. */
interface LayerProps {
  readonly isOpen?: boolean;
  readonly onClose?: () => void;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

const never = new Promise<never>(() => {});

/** A component in its own chunk, by the name of its export, inside a Suspense. A failed load affects its region, not the page. */
export function lazyPart<M, K extends PartName<M>>(
  load: () => Promise<M>,
  name: K,
  { whenLost = 'retry' }: { readonly whenLost?: WhenLost } = {},
): M[K] {
  let recovered: ComponentType<object> | undefined;
  const find = async () => {
    // Undefined if the page's reload handled the lost chunk's event: the page is being left.
    const module = ((await load()) as M | undefined) ?? (await never);
    return module[name] as ComponentType<object>;
  };

  function Lost(props: LayerProps) {
    const { isOpen = true, onClose, onOpenChange } = props;
    const [isTrying, setTrying] = useState(false);
    const tryAgain = async () => {
      setTrying(true);
      recovered = await find().catch(() => undefined);
      setTrying(false);
      return recovered !== undefined;
    };
    const openAgain = useEffectEvent(async () => {
      if (recovered !== undefined || (await tryAgain())) return;
      if (onClose) onClose();
      else onOpenChange?.(false);
      toast.error(uiFa.lostPart.title, uiFa.lostPart.text);
    });
    useEffect(() => {
      if (whenLost === 'close' && isOpen) void openAgain();
    }, [isOpen]);

    const Recovered = recovered;
    if (Recovered) return <Recovered {...props} />;
    return whenLost === 'retry' ? <LostPart isRetrying={isTrying} onRetry={() => void tryAgain()} /> : null;
  }

  return lazy(async () => ({ default: await find().catch(() => Lost) })) as unknown as M[K];
}
