import { returnPath } from './return-path.ts';

const visit = { status: 'signed-out', ended: false } as const;

describe('returnPath', () => {
  it('keeps the request a mail links to', () => {
    expect(returnPath(visit, '/site-request/r1')).toBe('/site-request/r1');
    expect(returnPath(visit, '/request/r1')).toBe('/request/r1');
  });

  it('keeps no other page', () => {
    expect(returnPath(visit, '/documents')).toBeNull();
  });

  it('keeps nothing after a session ended: the next person may be somebody else', () => {
    expect(returnPath({ status: 'signed-out', ended: true }, '/site-request/r1')).toBeNull();
  });
});
