import { LIMITS } from './limits.ts';
import { SERVER_LIMITS } from './server-limits.ts';

test('documents and JSON bodies are limited in bytes', () => {
  expect(LIMITS.documentBytes).toBe(31_457_280);
  expect(SERVER_LIMITS.jsonBytes).toBe(262_144);
});
