export type ConfigRefusal = { readonly setting: string; readonly reason: string };

export type Environment = Readonly<Record<string, string | undefined>>;

export type SettingReader = ReturnType<typeof createReader>;

/** Reads one setting at a time; one that cannot be read is noted, and its default is used. */
export function createReader(env: Environment, refusals: ConfigRefusal[]) {
  const optional = (setting: string) => env[setting]?.trim() || undefined;
  return {
    optional,
    text: (setting: string, byDefault: string) => optional(setting) ?? byDefault,
    /** A web address without a slash at the end. */
    address(setting: string): string | undefined {
      const value = optional(setting)?.replace(/\/+$/, '');
      if (value === undefined || (/^https?:\/\/[^\s/?#]+/.test(value) && URL.canParse(value))) return value;
      refusals.push({ setting, reason: 'begins with http:// or https:// and names a host' });
      return undefined;
    },
    like(setting: string, pattern: RegExp): string | undefined {
      const value = optional(setting);
      if (value === undefined || pattern.test(value)) return value;
      // Not the value itself: it may be a secret.
      refusals.push({ setting, reason: 'does not have the form of one' });
      return undefined;
    },
    flag(setting: string, byDefault: boolean): boolean {
      const value = optional(setting)?.toLowerCase();
      if (value === undefined) return byDefault;
      if (value === '1' || value === 'true') return true;
      if (value !== '0' && value !== 'false') refusals.push({ setting, reason: `is 1 or 0, not ${value}` });
      return false;
    },
    integer(setting: string, byDefault: number, from: number, to: number): number {
      const value = optional(setting);
      if (value === undefined) return byDefault;
      const number = Number(value);
      if (Number.isInteger(number) && number >= from && number <= to) return number;
      refusals.push({ setting, reason: `is a whole number from ${from} to ${to}, not ${value}` });
      return byDefault;
    },
    oneOf<const T extends string>(setting: string, choices: readonly T[], byDefault: NoInfer<T>): T {
      const value = optional(setting);
      if (value === undefined) return byDefault;
      const choice = choices.find((candidate) => candidate === value);
      if (choice === undefined) refusals.push({ setting, reason: `is one of ${choices.join(', ')}, not ${value}` });
      return choice ?? byDefault;
    },
  };
}
