import type { Readable } from 'node:stream';
import { database } from '../../functions/src/firebase/app.ts';

/** As Firestore bills them: a query without results counts as one read. */
export interface Touched {
  read: number;
  written: number;
  /** Names of the written documents. */
  names: string[];
}

interface Write {
  update?: { name?: string };
  delete?: string;
}

/** The SDK's internal transport. */
interface Wire {
  request(method: string, body: { writes?: Write[] }, ...rest: unknown[]): Promise<unknown>;
  requestStream(method: string, ...rest: unknown[]): Promise<Readable>;
}

/** Each call of the returned function returns the counts since the last. */
export function watchDocuments(): () => Touched {
  const touched: Touched = { read: 0, written: 0, names: [] };
  const wire = database() as unknown as Wire;
  const [request, requestStream] = [wire.request.bind(wire), wire.requestStream.bind(wire)];
  wire.request = (method, body, ...rest) => {
    if (method === 'commit') {
      touched.written += body.writes?.length ?? 0;
      touched.names.push(...(body.writes ?? []).map((write) => write.update?.name ?? write.delete ?? ''));
    }
    return request(method, body, ...rest);
  };
  wire.requestStream = async (method, ...rest) => {
    const stream = await requestStream(method, ...rest);
    let documents = 0;
    const emit = stream.emit.bind(stream);
    stream.emit = (event, ...values: unknown[]) => {
      if (event === 'data' && holdsDocument(values[0])) documents++;
      if (event === 'end') touched.read += method === 'batchGetDocuments' ? documents : Math.max(1, documents);
      return emit(event, ...values);
    };
    return stream;
  };
  return () => {
    const now = { ...touched };
    touched.read = touched.written = 0;
    touched.names = [];
    return now;
  };
}

/** Stream messages hold a document, a missing document, or only a read time. */
function holdsDocument(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return (
    ('document' in answer && Boolean(answer.document)) ||
    ('found' in answer && Boolean(answer.found)) ||
    ('missing' in answer && Boolean(answer.missing))
  );
}
