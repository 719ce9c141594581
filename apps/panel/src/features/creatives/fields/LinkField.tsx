import { completeLink } from '@jarchi/domain/text/web-address.ts';
import { TextField, type TextFieldProps } from '@jarchi/ui/fields/TextField.tsx';

type LinkFieldProps = Omit<TextFieldProps, 'onBlur' | 'dir' | 'inputMode'> & {
  /** The user left the field, and it is not empty. */
  onLeave: () => void;
};

/** A field of an address. A link that was typed without https:// gets it when the field is left. */
export function LinkField({ value, onChange, onLeave, ...rest }: LinkFieldProps) {
  return (
    <TextField
      {...rest}
      dir="ltr"
      inputMode="url"
      autoCapitalize="none"
      value={value}
      onChange={(text) => onChange(text.trim())}
      onBlur={() => {
        const link = completeLink(value);
        if (link !== value) onChange(link);
        if (value !== '') onLeave();
      }}
    />
  );
}
