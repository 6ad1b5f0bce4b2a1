import { createServer, request as call, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isCut, type Cut, type CutAt, type Cutter } from './cutter.ts';

/** Between a client and an HTTP server; cuts the connection at a request. */
export class HttpCuttingProxy implements Cutter {
  private cut: CutAt | null = null;
  private seen = 0;
  private readonly server: Server;

  private constructor(target: string) {
    const [hostname, port] = target.split(':');
    this.server = createServer((request, response) => {
      const place = ++this.seen;
      const when = isCut(this.cut, place) ? this.cut.when : null;
      forward(request, response, { hostname, port, when });
    });
  }

  static async start(target: string): Promise<HttpCuttingProxy> {
    const proxy = new HttpCuttingProxy(target);
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
    this.server.closeAllConnections();
    this.server.close();
  }
}

interface Forwarding {
  hostname: string | undefined;
  port: string | undefined;
  when: Cut | null;
}

function forward(request: IncomingMessage, response: ServerResponse, { hostname, port, when }: Forwarding): void {
  const drop = () => request.socket.destroy();
  if (when === 'before') {
    drop();
    return;
  }
  const { method, url: path, headers } = request;
  const upstream = call({ hostname, port, method, path, headers }, (reply) => {
    if (when === 'after') {
      reply.resume().on('end', drop);
      return;
    }
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  upstream.on('error', drop);
  request.pipe(upstream);
}
