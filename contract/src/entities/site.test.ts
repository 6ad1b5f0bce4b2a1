import { DEMO_STUDY } from './site.ts';

test('the study kept out of choices has the name that the specification gives', () => {
  expect(DEMO_STUDY).toBe('Demo-study');
});
