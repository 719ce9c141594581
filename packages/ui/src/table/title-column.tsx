import { PanelLeftOpen } from 'lucide-react';
import type { TableColumn } from './table-props.ts';
import { IconButton } from '#actions/IconButton.tsx';
import { shortTitle } from './short-title.ts';
import { tableFa as fa } from './table.fa.ts';

interface TitleColumn<Row> extends Pick<TableColumn<Row>, 'key' | 'label' | 'sortKey' | 'width' | 'help'> {
  title: (row: Row) => string;
  /** Adds the button that opens the row's details. */
  onDetails?: ((row: Row) => void) | undefined;
}

/**
 * A title of at most 100 characters, shown whole on hover, with a button for details.
 * @public
 */
export function titleColumn<Row>({ title, onDetails, ...column }: TitleColumn<Row>): TableColumn<Row> {
  return {
    ...column,
    cell: (row) => {
      const whole = title(row);
      const shown = shortTitle(whole);
      return (
        <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
          <bdi title={shown === whole ? undefined : whole} className="truncate font-semibold">
            {shown}
          </bdi>
          {onDetails && (
            <IconButton icon={PanelLeftOpen} label={fa.details(shown)} size="sm" iconSize={16} onClick={() => onDetails(row)} />
          )}
        </span>
      );
    },
  };
}
