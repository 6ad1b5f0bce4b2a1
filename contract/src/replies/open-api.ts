import { anyObject, list, oneOf, shape, text } from './reply-schema.ts';

export interface OpenApiView {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, unknown>;
  components: Record<string, unknown>;
}

export const openApiReply = shape<OpenApiView>({
  openapi: oneOf(['3.1.0']),
  info: shape({ title: text(), version: text(), description: text() }),
  servers: list(shape({ url: text() })),
  paths: anyObject(),
  components: anyObject(),
});
