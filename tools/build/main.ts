import { describeError } from '../plain-error.ts';
import { buildChanged } from './build.ts';

try {
  const built = await buildChanged();
  console.log(built.length > 0 ? `Built ${built.join(' and ')}.` : 'Nothing has changed since the last build.');
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
