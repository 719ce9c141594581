/** The name in a Content-Disposition header, the encoded form first; empty without one. */
export function readFilename(header: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      return encoded;
    }
  }
  return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1]?.trim() ?? '';
}
