import { SCREENS } from './screens.ts';
import { fileName } from './shapes.ts';

test('each screen has pictures of its own', () => {
  const files = SCREENS.map(({ name }) => fileName(name, 'light', 400));
  expect(files.length).toBeGreaterThan(0);
  expect(new Set(files).size).toBe(files.length);
});
