import { returnFrom, returnPath } from './return-path.ts';

const visit = { status: 'signed-out', ended: false, awaits: null } as const;
const audit = { path: '/audit?person=ada#newest', needs: 'read_audit' } as const;
const request = { path: '/request/r1', needs: 'read_requests' } as const;
const ada = { user_id: 'ada', role: 'Administrator' } as const;
const leo = { user_id: 'leo', role: 'Clinical Researcher' } as const;

describe('the return after a sign-in', () => {
  it('is to the page that was asked for, with its query, for anyone', () => {
    const from = returnFrom(visit, request);
    expect(returnPath(from, ada)).toBe(request.path);
    expect(returnPath(from, leo)).toBe(request.path);
    expect(returnPath(returnFrom(visit, audit), ada)).toBe(audit.path);
  });

  it('is to no page that the person may not open', () => {
    expect(returnPath(returnFrom(visit, audit), leo)).toBeNull();
    expect(returnPath(null, ada)).toBeNull();
  });

  it('is to nothing after a session ended: the next person may be somebody else', () => {
    expect(returnFrom({ ...visit, ended: true }, request)).toBeNull();
  });

  it('is to the page that was asked for, even if somebody else was signed out before', () => {
    expect(returnFrom({ ...visit, awaits: 'ada' }, request)).toEqual({ ...request, person: null });
  });

  it('is to the page where the session ended without their doing, for the same person', () => {
    const from = returnFrom({ ...visit, ended: true, awaits: 'ada' }, request);
    expect(returnPath(from, ada)).toBe(request.path);
    expect(returnPath(from, leo)).toBeNull();
  });
});
