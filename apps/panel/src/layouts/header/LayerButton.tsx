import { Suspense, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';

/** The props that a layer gets from its button. */
export interface LayerControl {
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export interface LayerButtonProps {
  /** Loaded on the first use. */
  Layer: ComponentType<LayerControl>;
  /** Loads the layer early, when the button is hovered or focused. */
  warmUp: () => void;
  label?: string | undefined;
  className: string;
  children: ReactNode;
}

/** A header button that opens a layer. */
export function LayerButton({ Layer, warmUp, label, className, children }: LayerButtonProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={label}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className={className}
      >
        {children}
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <Layer triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
