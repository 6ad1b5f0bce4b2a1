import { withPreviews } from './open-to-previews.ts';

const RULE = { origin: ['https://desk.example.org'], method: ['GET', 'HEAD', 'PUT'], maxAgeSeconds: 3600 };
const ADDRESSES = ['https://trials.web.app', 'https://trials--pr-7-x1y2.web.app'];

it('adds each preview to what browsers may read and write, and nothing else', () => {
  const forOthers = { origin: ['https://reader.example.org'], method: ['GET'] };
  expect(withPreviews([RULE, forOthers], 'trials', ADDRESSES)).toEqual([
    { ...RULE, origin: ['https://desk.example.org', 'https://trials--pr-7-x1y2.web.app'] },
    forOthers,
  ]);
});

it('takes out previews that have expired, and those of no other site', () => {
  const other = 'https://trials-two--pr-7-x1y2.web.app';
  const before = { ...RULE, origin: [...RULE.origin, 'https://trials--pr-6-a1b2.web.app', other] };
  expect(withPreviews([before], 'trials', [])).toEqual([{ ...RULE, origin: [...RULE.origin, other] }]);
});
