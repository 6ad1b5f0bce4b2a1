/**
 * A `fetch` that tells how much of the body has been sent, from 0 to 1; the browser's own cannot. It takes a method,
 * plain headers, a form or text as body, and an abort signal, and rejects when there is no answer.
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
      request.onerror = () => reject(new TypeError('The call got no answer'));
      request.onabort = () => reject(new DOMException('The call was ended', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}
