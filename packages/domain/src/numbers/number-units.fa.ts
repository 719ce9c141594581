/** What large numbers step through, a thousand at a time. */
export const numberUnitsFa = ['', 'هزار', 'میلیون', 'میلیارد', 'تریلیون', 'کوادریلیون'] as const;
