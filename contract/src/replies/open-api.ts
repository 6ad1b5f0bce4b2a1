import { anyObject, list, one, shape, words } from './shape.ts';

/** The description of the API, as far as it is needed to find one's way in it. */
export const openApiReply = shape({
  openapi: one(['3.1.0']),
  info: shape({ title: words(), version: words(), description: words() }),
  servers: list(shape({ url: words() })),
  paths: anyObject(),
  components: anyObject(),
});
