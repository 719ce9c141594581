import { joinClasses } from '#classes.ts';
import { hueBackground, hueStyle } from '#chart/platform-hues.ts';
import type { StackPart } from './stack-geometry.ts';

export interface StackLegendProps {
  parts: readonly Pick<StackPart, 'name' | 'hue'>[];
  compareName?: string | undefined;
}

/** Names the colours of a stacked chart. Hidden from screen readers, which read the table. */
export function StackLegend({ parts, compareName }: StackLegendProps) {
  return (
    <p aria-hidden className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-text-2">
      {parts.map(({ name, hue }) => (
        <span key={name} className="flex items-center gap-2">
          <span
            className={joinClasses('size-2.5 rounded-xs', hue === undefined ? 'bg-chart-compare' : hueBackground)}
            style={hueStyle(hue)}
          />
          {name}
        </span>
      ))}
      {compareName !== undefined && (
        <span className="flex items-center gap-2">
          <span className="w-4 border-t-2 border-dashed border-text-3" />
          {compareName}
        </span>
      )}
    </p>
  );
}
