import { isChosen, isFixed, isOffered, type Channel, type NoticeChoices } from '@jarchi/domain/channels/channels.ts';
import { NOTICE_GROUPS, type NoticeGroup } from '@jarchi/domain/channels/notice-groups.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { Switch } from '@jarchi/ui/fields/Switch.tsx';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { channelsFa as fa } from './channels.fa.ts';

export interface ChoiceTableProps {
  choices: NoticeChoices;
  /** The channels that are linked. */
  channels: readonly Channel[];
  isReadOnly: boolean;
  onChange: (choices: NoticeChoices) => void;
}

const cellClass = 'flex w-14 shrink-0 flex-col items-center gap-0.5';

/** On phones each cell names its channel, since the head would stand far above. */
function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={cellClass}>
      <span className="grid h-7 place-items-center">{children}</span>
      <span aria-hidden className="text-xs text-text-3 sm:hidden">
        {name}
      </span>
    </span>
  );
}

function Always() {
  return (
    <>
      <Check aria-hidden size={18} className="text-success-text" />
      <span className="sr-only">{fa.always}</span>
    </>
  );
}

/** Which group of notices goes to which channel. Each switch is saved at once. */
export function ChoiceTable({ choices, channels, isReadOnly, onChange }: ChoiceTableProps) {
  const choice = (group: NoticeGroup, channel: Channel) => {
    if (isFixed(group)) return <Always />;
    if (!isOffered(group, channel))
      return (
        <>
          <Minus aria-hidden size={16} className="text-text-3" />
          <span className="sr-only">{fa.never}</span>
        </>
      );
    return (
      <Switch
        label={fa.choiceOf(fa.groups[group].title, fa.names[channel])}
        isLabelHidden
        isDisabled={isReadOnly}
        isSelected={isChosen(choices, group, channel)}
        onChange={(isOn) => onChange({ ...choices, [`${group}.${channel}`]: isOn })}
      />
    );
  };
  return (
    <div role="group" aria-label={fa.table.label}>
      <div aria-hidden className="flex border-b border-line pb-2 text-sm text-text-2 max-sm:hidden">
        <span className="flex-1">{fa.table.event}</span>
        <span className={cellClass}>{fa.table.panel}</span>
        {channels.map((channel) => (
          <span key={channel} className={cellClass}>
            {fa.short[channel]}
          </span>
        ))}
      </div>
      <ul>
        {NOTICE_GROUPS.map((group) => (
          <li key={group} className="flex flex-wrap items-center gap-y-1.5 border-b border-line py-3 last:border-b-0 sm:flex-nowrap">
            <div className="min-w-0 flex-1 max-sm:basis-full">
              <p className="text-md font-medium">{fa.groups[group].title}</p>
              <p className="text-sm text-text-2">{fa.groups[group].text}</p>
            </div>
            <div className={joinClasses('flex', 'max-sm:-ms-2')}>
              <Cell name={fa.table.panel}>
                <Always />
              </Cell>
              {channels.map((channel) => (
                <Cell key={channel} name={fa.short[channel]}>
                  {choice(group, channel)}
                </Cell>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
