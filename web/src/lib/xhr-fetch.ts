/**
 * A `fetch` that reports upload progress, from 0 to 1. Supports method, plain headers, form or text bodies and abort
 * signals.
 */
export function xhrFetch(onProgress: (share: number) => void) {
  return (input: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, input);
      for (const [name, value] of Object.entries((headers ?? {}) as Record<string, string>)) {
        request.setRequestHeader(name, value);
      }
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError('The call got no reply'));
      request.onabort = () => reject(new DOMException('The call was aborted', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}
