import { findUtmKeys, UTM_PARTS, UTM_VARIABLES, type UtmPart, type UtmValueType } from '@jarchi/domain/platforms/utm/utm-template.ts';
import { UTM_VALUE_MAX } from '@jarchi/domain/drafts/steps/content-step.ts';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { Switch } from '@jarchi/ui/fields/Switch.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { utmKeysQuery } from '#data/creatives/uploads.ts';
import type { PartProps } from '#features/creatives/form-props.ts';
import { TaggedLink } from './TaggedLink.tsx';
import { utmFa as fa } from './utm.fa.ts';

const TYPES = (['custom', 'variable'] as const).map((value) => ({ value, label: fa.types[value] }));
const VARIABLES = [{ value: '', label: fa.none }, ...UTM_VARIABLES.map((value) => ({ value, label: fa.variables[value] }))];

function PartRow({ part, data, errorOf, onChange }: { part: UtmPart } & Pick<PartProps, 'data' | 'errorOf' | 'onChange'>) {
  const type = data[`utm_${part}_type`];
  const value = data[`utm_${part}_value`];
  const title = fa.parts[part];
  const key = findUtmKeys(data.utm_key_template)?.[part] ?? '';
  const error = errorOf(`utm_${part}_value`);
  const set = (next: string) => onChange({ [`utm_${part}_value`]: next });
  return (
    <div
      role="group"
      aria-label={title}
      className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-2 md:grid-cols-[9rem_10rem_minmax(0,1fr)]"
    >
      <p className="self-center text-md max-md:col-span-2">
        {title}
        <span className="ms-2 text-xs text-text-3">
          <bdi dir="ltr">{key}</bdi>
        </span>
      </p>
      <SelectField<UtmValueType>
        label={fa.typeOf(title)}
        isLabelHidden
        value={type}
        options={TYPES}
        onChange={(next) => onChange({ [`utm_${part}_type`]: next, [`utm_${part}_value`]: '' })}
      />
      {type === 'variable' ? (
        <SelectField<string> label={fa.valueOf(title)} isLabelHidden value={value} options={VARIABLES} error={error} onChange={set} />
      ) : (
        <TextField
          label={fa.valueOf(title)}
          isLabelHidden
          dir="ltr"
          name={`utm_${part}_value`}
          autoCapitalize="none"
          maxLength={UTM_VALUE_MAX}
          value={value}
          error={error}
          onChange={set}
        />
      )}
    </div>
  );
}

function KeyTemplate({ data, errorOf, onChange }: Pick<PartProps, 'data' | 'errorOf' | 'onChange'>) {
  const templates = useQuery(utmKeysQuery);
  if (templates.isError) return <p className="text-sm text-text-3">{fa.keysFailed}</p>;
  const options = (templates.data?.results ?? []).map(({ id, title_fa }) => ({ value: String(id), label: title_fa }));
  if (options.length < 2 && !errorOf('utm_key_template')) return null;
  return (
    <SelectField<string>
      label={fa.keyTemplate}
      value={String(data.utm_key_template)}
      options={options}
      error={errorOf('utm_key_template')}
      onChange={(id) => onChange({ utm_key_template: Number(id) })}
    />
  );
}

/** The tags of the landing link, with the finished link. */
export function UtmBuilder({ data, errorOf, onChange, campaignId }: PartProps & { campaignId: number | null }) {
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label={fa.enabled}
        hint={fa.enabledHint}
        isSelected={data.is_utm_enabled}
        onChange={(is_utm_enabled) => onChange({ is_utm_enabled })}
      />
      {data.is_utm_enabled && (
        <>
          <KeyTemplate data={data} errorOf={errorOf} onChange={onChange} />
          <div className="flex flex-col gap-3 md:gap-2">
            {UTM_PARTS.map((part) => (
              <PartRow key={part} part={part} data={data} errorOf={errorOf} onChange={onChange} />
            ))}
          </div>
          {data.media_type === 'TELEGRAM' && (
            <Switch
              label={fa.hyperlinks}
              isSelected={data.is_telegram_hyperlinks_utm_enabled}
              onChange={(is_telegram_hyperlinks_utm_enabled) => onChange({ is_telegram_hyperlinks_utm_enabled })}
            />
          )}
          <TaggedLink data={data} campaignId={campaignId} />
        </>
      )}
    </div>
  );
}
