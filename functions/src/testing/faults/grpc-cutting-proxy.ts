import { connect, constants, createServer, type Http2Server, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { isCut, type CutAt, type Cutter } from './cutter.ts';

const HOP_BY_HOP = ['connection', 'host', 'http2-settings', 'keep-alive', 'proxy-connection', 'te', 'upgrade'];

/** Between Firestore's client and its emulator; cuts the connection at commits. */
export class GrpcCuttingProxy implements Cutter {
  private cut: CutAt | null = null;
  private seen = 0;
  private readonly server: Http2Server;

  private constructor(target: string) {
    this.server = createServer();
    this.server.on('stream', (stream, headers) => {
      const isCommit = String(headers[':path']).endsWith('/Commit');
      const place = isCommit ? ++this.seen : 0;
      const when = isCommit && isCut(this.cut, place) ? this.cut.when : null;
      stream.on('error', () => undefined);
      if (when === 'before') cutOff(stream);
      else forward(stream, { target, headers, isReplyLost: when === 'after' });
    });
    this.server.on('sessionError', () => undefined);
  }

  static async start(target: string): Promise<GrpcCuttingProxy> {
    const proxy = new GrpcCuttingProxy(target);
    await new Promise<void>((resolve) => {
      proxy.server.listen(0, '127.0.0.1', resolve);
    });
    return proxy;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  arm(cut: CutAt | null): number {
    const seen = this.seen;
    this.cut = cut;
    this.seen = 0;
    return seen;
  }

  end(): void {
    this.server.close();
  }
}

/** Not while it reads: Node ends the process at the next request of the same packet. */
function cutOff({ session }: ServerHttp2Stream): void {
  setImmediate(() => session?.destroy());
}

interface Forwarding {
  target: string;
  headers: Record<string, string | string[] | undefined>;
  isReplyLost: boolean;
}

function forward(stream: ServerHttp2Stream, { target, headers, isReplyLost }: Forwarding): void {
  const upstream = connect(`http://${target}`);
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
  const request = upstream.request({ ...sent, te: 'trailers', ':authority': target });
  const drop = () => {
    cutOff(stream);
    upstream.destroy();
  };
  upstream.on('error', drop);
  request.on('error', () => {
    stream.close();
  });
  stream.pipe(request);
  stream.on('close', () => {
    upstream.destroy();
  });
  if (isReplyLost) {
    request.resume();
    request.on('end', drop);
    return;
  }
  let trailers: Record<string, string | string[] | undefined> = {};
  request.on('response', (reply, flags) => {
    const isWhole = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    stream.respond(reply, isWhole ? { endStream: true } : { waitForTrailers: true });
  });
  request.on('trailers', (last: typeof trailers) => {
    trailers = last;
  });
  stream.on('wantTrailers', () => {
    stream.sendTrailers(trailers);
  });
  request.pipe(stream);
}
