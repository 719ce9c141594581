import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import type { Gateway } from '#data/finance/finance.ts';
import { financeFa } from '#features/finance/finance.fa.ts';

const fa = financeFa.charge.down;

export interface GatewayDownProps {
  /** The words of the refusal, which name the gateway. */
  text: string;
  others: readonly Gateway[];
  onChoose: (key: string) => void;
}

/** A gateway did not answer: what became of the money, and the others to choose. The amount stays as it was typed. */
export function GatewayDown({ text, others, onChoose }: GatewayDownProps) {
  return (
    <Notice tone="warning" role="alert">
      <p>{text}</p>
      {others.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {others.map(({ key, title }) => (
            <Button key={key} size="sm" variant="secondary" onClick={() => onChoose(key)}>
              {fa.choose(title)}
            </Button>
          ))}
        </div>
      )}
    </Notice>
  );
}
