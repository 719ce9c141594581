import type { OutgoingRequest } from './request.ts';

export type ProgressListener = (sentBytes: number, totalBytes: number) => void;

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ProgressListener | undefined;
  /** The request goes on when the page is closed. */
  readonly keepalive?: boolean | undefined;
}

/** An answer that has not been interpreted yet. */
export interface RawAnswer {
  readonly status: number;
  header(name: string): string | null;
  /** May be called again. */
  readJson(): Promise<unknown>;
  readBlob(): Promise<Blob>;
  /** Absent in the answers of uploads. */
  readonly response?: Response;
}

/** Rejects with an AbortError on abort, and with another error when no answer came. */
export type Transport = (request: OutgoingRequest, options: SendOptions) => Promise<RawAnswer>;

function getForm(file: Blob): FormData {
  const form = new FormData();
  form.append('file', file, file instanceof File ? file.name : 'file');
  return form;
}

export function sendByFetch(fetcher: typeof fetch): Transport {
  return async ({ method, url, headers, body, file }, { signal, onProgress, keepalive }) => {
    const payload = file ? getForm(file) : body;
    const response = await fetcher(url, {
      method,
      headers,
      credentials: 'include',
      ...(payload === undefined ? {} : { body: payload }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
    if (file) onProgress?.(file.size, file.size);
    let json: Promise<unknown> | undefined;
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      readJson: () => (json ??= response.json() as Promise<unknown>),
      readBlob: () => response.blob(),
      response,
    };
  };
}

/** For uploads only: fetch reports no upload progress. */
export function sendByXhr(createXhr: () => XMLHttpRequest): Transport {
  return ({ method, url, headers, file }, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      if (!file) throw new TypeError('an upload needs a file');
      if (signal?.aborted) throw signal.reason as Error;
      const xhr = createXhr();
      const abort = () => xhr.abort();
      const settle = (end: () => void) => () => {
        signal?.removeEventListener('abort', abort);
        end();
      };
      xhr.open(method, url);
      xhr.withCredentials = true;
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
      // The browser counts the form's own bytes too; the listener gets only the file's.
      xhr.upload.onprogress = (event) => onProgress?.(Math.min(event.loaded, file.size), file.size);
      xhr.onload = settle(() =>
        resolve({
          status: xhr.status,
          header: (name) => xhr.getResponseHeader(name),
          readJson: async () => JSON.parse(xhr.responseText) as unknown,
          readBlob: async () => new Blob([xhr.responseText]),
        }),
      );
      xhr.onerror = settle(() => reject(new TypeError('no answer')));
      xhr.onabort = settle(() => reject((signal?.reason as Error | undefined) ?? new DOMException('aborted', 'AbortError')));
      signal?.addEventListener('abort', abort, { once: true });
      xhr.send(getForm(file));
    });
}
