import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Express } from 'express';

/** Hands bodies over as Cloud Functions does. */
export class ApiServer {
  private readonly server: Server;
  private app: Express;

  constructor(app: Express) {
    this.app = app;
    this.server = createServer((request, response) => {
      void withRawBody(request).then((ready) => {
        this.app(ready, response);
      });
    });
  }

  /** Returns the origin. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  use(app: Express): void {
    this.app = app;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

async function withRawBody(request: IncomingMessage): Promise<IncomingMessage> {
  const body = await buffer(request);
  return Object.assign(request, body.length > 0 ? { rawBody: body } : {});
}
