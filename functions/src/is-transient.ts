/**
 * gRPC: cancelled, unknown, deadline exceeded, resource exhausted, aborted, internal, unavailable; as Firestore's
 * client.
 */
const GRPC = new Set([1, 2, 4, 8, 10, 13, 14]);

const FIRST_HTTP_STATUS = 100;

/** Of lost connections, from Node, undici and the storage client. */
const LOST_CONNECTIONS = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_STREAM_PREMATURE_CLOSE',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_SOCKET',
]);

/** Whether the same call may succeed later: Storage, Firestore or the network failed. */
export function isTransient(error: unknown): boolean {
  const { name, code, status, cause } = fieldsOf(error);
  return name === 'TimeoutError' || isTransientCode(code) || isTransientCode(status) || (!!cause && isTransient(cause));
}

function fieldsOf(error: unknown): Partial<Record<'name' | 'code' | 'status' | 'cause', unknown>> {
  return typeof error === 'object' && error !== null ? error : {};
}

function isTransientCode(code: unknown): boolean {
  if (typeof code === 'string' && LOST_CONNECTIONS.has(code)) return true;
  const status = typeof code === 'string' && /^\d+$/.test(code) ? Number(code) : code;
  if (typeof status !== 'number') return false;
  return status < FIRST_HTTP_STATUS ? GRPC.has(status) : status === 408 || status === 429 || status >= 500;
}
