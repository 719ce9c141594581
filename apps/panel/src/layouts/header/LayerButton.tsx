import { Suspense, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';

/** What a layer is handed by its button. */
export interface LayerControl {
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export interface LayerButtonProps {
  /** Loaded when it is first asked for. */
  Layer: ComponentType<LayerControl>;
  /** Loads it ahead, when the button is pointed at or focused. */
  warmUp: () => void;
  label?: string | undefined;
  className: string;
  children: ReactNode;
}

/** A button of the header with a layer behind it. */
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
