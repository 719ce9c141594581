import { lazy, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { toast } from '#toasts/toast.ts';
import { LostPart } from './LostPart.tsx';
import { uiFa } from '#ui.fa.ts';

type Part = (props: never) => ReactNode;
/** The exports of a module that are components. */
type PartName<M> = { [K in keyof M]: M[K] extends Part ? K : never }[keyof M] & string;

/**
 * What a part shows whose code does not load.
 * - `retry`: one line in its region, with a button that imports it again;
 * - `nothing`: the page does without it;
 * - `close`: it is a layer. It is imported once more each time it opens; if that fails it closes, and a message says why.
 */
export type WhenLost = 'retry' | 'nothing' | 'close';

/** A layer is closed by the function that its owner gave it. */
interface LayerProps {
  readonly isOpen?: boolean;
  readonly onClose?: () => void;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

const never = new Promise<never>(() => {});

/** A component of a chunk of its own, by the name of its export; drawn inside a Suspense. Its loss costs its region, not the page. */
export function lazyPart<M, K extends PartName<M>>(
  load: () => Promise<M>,
  name: K,
  { whenLost = 'retry' }: { readonly whenLost?: WhenLost } = {},
): M[K] {
  let recovered: ComponentType<object> | undefined;
  const find = async () => {
    // Undefined once the reload of the page took the event of the lost chunk: the page is leaving.
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
