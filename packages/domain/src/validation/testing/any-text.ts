import fc from 'fast-check';

/** Any text, including lone surrogates. Built from code units: fast-check's own `binary` costs each test file half a second. */
export const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));
