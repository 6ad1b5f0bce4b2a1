import { bareName, isSameName, normalName } from './document-name.ts';

it('removes only the extension', () => {
  expect(bareName('Protocol v3.0.pdf')).toBe('Protocol v3.0');
  expect(bareName('Protocol no. 4 final')).toBe('Protocol no. 4 final');
  expect(bareName('.pdf')).toBe('.pdf');
});

it('ignores case, blanks and extension', () => {
  expect(isSameName('Lantern  Protocol.PDF', ' lantern protocol.pdf')).toBe(true);
  expect(isSameName('Lantern Protocol.pdf', 'Lantern Protocol')).toBe(true);
  expect(isSameName('Lantern Protocol v2.pdf', 'Lantern Protocol v3.pdf')).toBe(false);
  expect(isSameName('Lantern Protocol v3.0.pdf', 'Lantern Protocol v3.1.pdf')).toBe(false);
});

it('ignores blanks around the extension', () => {
  expect(isSameName('Lantern .pdf', 'Lantern.pdf ')).toBe(true);
});

it('writes names in lower case with single blanks', () => {
  expect(normalName(' Lantern \t Protocol ﬁnal.PDF ')).toBe('lantern protocol final');
});
