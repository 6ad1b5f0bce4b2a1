import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import express, { type Request } from 'express';

interface FakeRequest {
  url?: string;
  headers?: Record<string, string>;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: (string | Buffer)[];
  remoteAddress?: string | undefined;
}

export function fakeRequest({
  url = '/',
  headers = {},
  params = {},
  query = {},
  body = [],
  remoteAddress,
}: FakeRequest): Request {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  const message = new IncomingMessage(socket);
  message.url = url;
  for (const [name, value] of Object.entries(headers)) message.headers[name.toLowerCase()] = value;
  for (const chunk of body) message.push(Buffer.from(chunk));
  message.push(null);
  return Object.defineProperties(Object.setPrototypeOf(message, express.request) as Request, {
    params: { value: params },
    query: { value: query },
  });
}
