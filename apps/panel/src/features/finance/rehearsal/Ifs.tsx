import { formatDayMonth } from '@jarchi/domain/calendar/jalali.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useState } from 'react';
import type { Effect, If, Rehearsal, RehearsalOption } from '#data/finance/rehearsal.ts';
import { findIf, sameIf, withIf, withoutIf } from './ifs.ts';
import { IfRow } from './IfRow.tsx';
import { rehearsalFa } from './rehearsal.fa.ts';

const fa = rehearsalFa.ifs;
const PERCENTS = [100, 90, 75, 50, 25, 0];
/** More ends of campaigns than these are folded, so that the outcome stays near on a phone. */
const ENDS_SHOWN = 5;

interface IfsProps {
  rehearsal: Rehearsal;
  ifs: readonly If[];
  onIfs: (ifs: readonly If[]) => void;
  /** The effects of `ifs`, in their order; undefined while they are computed. */
  effects: readonly Effect[] | undefined;
}

const endText = (text: string, effect: Effect | null | undefined) =>
  effect?.at ? fa.endAt(text, formatDayMonth(Date.parse(effect.at))) : text;

/** What may be supposed: purchases, ends of campaigns, publishers who leave. */
export function Ifs({ rehearsal, ifs, onIfs, effects }: IfsProps) {
  const { options, drafts } = rehearsal;
  const effectOf = (wanted: If, alone: Effect | null) => {
    const position = ifs.findIndex((one) => sameIf(one, wanted));
    return (position >= 0 ? effects?.[position] : undefined) ?? alone ?? undefined;
  };
  const toggle = (wanted: If) => (isOn: boolean) => onIfs(isOn ? withIf(ifs, wanted) : withoutIf(ifs, wanted));
  const row = (wanted: If, alone: Effect | null) => ({
    isOn: findIf(ifs, wanted) !== undefined,
    onChange: toggle(wanted),
    effect: effectOf(wanted, alone),
  });
  return (
    <ul>
      {options.map(({ campaign, title, buy }) => {
        if (buy === null) return null;
        return <IfRow key={`buy ${campaign}`} label={fa.buy(title)} text={fa.buyText} {...row({ if: 'buy', campaign }, buy)} />;
      })}
      {drafts.map(({ draft, title, buy }) => (
        <IfRow key={`draft ${draft}`} label={fa.buy(title)} text={fa.draftText} {...row({ if: 'buy_draft', draft }, buy)} />
      ))}
      <EndRows options={options} row={row} ifs={ifs} onIfs={onIfs} />
      {ifs.map((one) => {
        if (one.if !== 'fall_out') return null;
        const option = options.find(({ campaign }) => campaign === one.campaign);
        const publisher = option?.publishers.find(({ placement }) => placement === one.placement);
        if (!option || !publisher) return null;
        const key = `out ${one.placement}`;
        return (
          <IfRow
            key={key}
            label={fa.fallOut(publisher.title)}
            text={endText(fa.share(option.title), effectOf(one, null))}
            {...row(one, null)}
          />
        );
      })}
      <AddPublisher options={options} ifs={ifs} onIfs={onIfs} />
      <li className="py-4 text-sm text-text-2">{fa.draftsLater}</li>
    </ul>
  );
}

/** The first ends, those that are supposed, and the others when they are asked for. */
function EndRows({ options, ...shared }: Omit<EndRowProps, 'option'> & { options: readonly RehearsalOption[] }) {
  const [isOpen, setOpen] = useState(false);
  const ends = options.filter(({ end }) => end !== null);
  const isOn = ({ campaign }: RehearsalOption) => findIf(shared.ifs, { if: 'end', campaign, delivered_percent: 100 }) !== undefined;
  const shown = isOpen ? ends : ends.filter((option, position) => position < ENDS_SHOWN || isOn(option));
  return (
    <>
      {shown.map((option) => (
        <EndRow key={`end ${option.campaign}`} option={option} {...shared} />
      ))}
      {ends.length > ENDS_SHOWN && (
        <li className="border-b border-line py-2">
          <Button variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? fa.fewerEnds : fa.allEnds(formatNumber(ends.length))}
          </Button>
        </li>
      )}
    </>
  );
}

interface EndRowProps extends Pick<IfsProps, 'ifs' | 'onIfs'> {
  option: RehearsalOption;
  row: (wanted: If, alone: Effect | null) => Pick<Parameters<typeof IfRow>[0], 'isOn' | 'onChange' | 'effect'>;
}

/** The end of a campaign; of views and clicks a part may be delivered. */
function EndRow({ option, row, ifs, onIfs }: EndRowProps) {
  const { campaign, title, end, is_by_units } = option;
  const set = findIf(ifs, { if: 'end', campaign, delivered_percent: 100 });
  const percent = set?.if === 'end' ? set.delivered_percent : 100;
  const wanted: If = { if: 'end', campaign, delivered_percent: percent };
  const face = row(wanted, end);
  return (
    <IfRow label={fa.end(title)} text={endText(percent === 100 ? fa.endText : fa.percent(formatNumber(percent)), face.effect)} {...face}>
      {is_by_units && (
        <SelectField
          className="mt-2"
          label={fa.delivered}
          value={String(percent)}
          onChange={(value) => onIfs(withIf(ifs, { ...wanted, delivered_percent: Number(value) }))}
          options={PERCENTS.map((value) => ({ value: String(value), label: fa.percent(formatNumber(value)) }))}
        />
      )}
    </IfRow>
  );
}

/** Adds a publisher who leaves; each one once. */
function AddPublisher({ options, ifs, onIfs }: { options: readonly RehearsalOption[] } & Pick<IfsProps, 'ifs' | 'onIfs'>) {
  const [chosen, setChosen] = useState('');
  const left = options.flatMap(({ campaign, title, publishers }) =>
    publishers
      .map(({ placement, title: publisher }) => ({
        value: `${campaign} ${placement}`,
        label: fa.publisherOf(publisher, title),
        campaign,
        placement,
      }))
      .filter(({ placement }) => !ifs.some((one) => one.if === 'fall_out' && one.placement === placement)),
  );
  if (left.length === 0) return null;
  return (
    <li className="py-4">
      <SelectField
        label={fa.addPublisher}
        value={chosen}
        onChange={(value) => {
          const found = left.find((one) => one.value === value);
          if (found) onIfs(withIf(ifs, { if: 'fall_out', campaign: found.campaign, placement: found.placement }));
          setChosen('');
        }}
        options={[{ value: '', label: fa.choose }, ...left.map(({ value, label }) => ({ value, label }))]}
      />
    </li>
  );
}
