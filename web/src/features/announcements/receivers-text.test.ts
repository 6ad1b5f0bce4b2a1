import { receiversText } from './receivers-text.ts';

test.each([
  [{ people: 1, sites: 1 }, 'It goes to 1 person at 1 site; anyone who joins later can read it too.'],
  [{ people: 1_204, sites: 300 }, 'It goes to 1,204 people at 300 sites; anyone who joins later can read it too.'],
  [{ people: 0, sites: 0 }, 'Nobody works on this study at a site yet; anyone who joins later can read it.'],
])('%j', (receivers, text) => expect(receiversText(receivers)).toBe(text));
