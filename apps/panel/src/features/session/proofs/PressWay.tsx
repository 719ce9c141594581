import { Button, type ButtonProps } from '@jarchi/ui/actions/Button.tsx';
import { useState } from 'react';
import { useSubmit } from '@jarchi/client-state/change/useSubmit.ts';

export interface PressWayProps extends Pick<ButtonProps, 'icon' | 'variant'> {
  label: string;
  busy: string;
  press: () => Promise<unknown>;
  explain: (failure: unknown) => string;
}

/** A press that may fail, with the reason below it. */
export function PressWay({ label, busy, press, explain, ...rest }: PressWayProps) {
  const [failure, setFailure] = useState<unknown>();
  const sending = useSubmit({ send: press, onDone: () => undefined, onFailed: setFailure });
  return (
    <div className="flex flex-col gap-3">
      <Button
        size="lg"
        isFullWidth
        {...rest}
        isLoading={sending.isPending}
        loadingLabel={busy}
        onClick={() => {
          setFailure(undefined);
          sending.submit(undefined);
        }}
      >
        {label}
      </Button>
      {failure !== undefined && (
        <p role="alert" className="text-sm text-danger-text">
          {explain(failure)}
        </p>
      )}
    </div>
  );
}
