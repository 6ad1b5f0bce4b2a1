export interface RangeRequest {
  url: string;
  /** Null asks how much has arrived. */
  bytes: Blob | null;
  /** Value of Content-Range. */
  range: string;
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

export interface RangeReply {
  status: number;
  /** What Storage has so far, as `bytes=0-1048575`; null for nothing. */
  received: string | null;
}

/** One call of Cloud Storage's resumable protocol. Rejects without a reply. */
export function putRange({ url, bytes, range, onSent, signal }: RangeRequest): Promise<RangeReply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('Content-Range', range);
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => {
      const { status } = request;
      resolve({ status, received: status === RESUME_INCOMPLETE ? request.getResponseHeader('Range') : null });
    };
    request.onerror = () => reject(new TypeError('The call got no reply'));
    request.onabort = () => reject(new DOMException('The call was aborted', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(bytes);
  });
}

export const RESUME_INCOMPLETE = 308;
