import { readFileSync } from 'node:fs';
import { LONG_PARTS } from './long.ts';

test('a workflow runs every long part each week', () => {
  const workflow = readFileSync('.github/workflows/long.yml', 'utf8');
  expect(workflow).toContain(`part: [${LONG_PARTS.join(', ')}]`);
  expect(workflow).toContain('npm run test:long -- --only ${{ matrix.part }}');
  expect(workflow).toContain('schedule:');
});
