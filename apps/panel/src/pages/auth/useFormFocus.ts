import { focusPage } from '@jarchi/ui/navigation/page-focus.ts';
import { useEffect, useRef } from 'react';

/** Another form replaces the link or button that had the focus: its heading takes it, as that of a new page does. */
export function useFormFocus(form: string | undefined): void {
  const shown = useRef(form);
  useEffect(() => {
    if (shown.current === form) return;
    shown.current = form;
    focusPage();
  }, [form]);
}
