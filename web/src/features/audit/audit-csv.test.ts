import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import { csvOf } from '../../lib/csv.ts';
import { auditRows } from './audit-csv.ts';

const ENTRY: AuditEntry = {
  id: 'e1',
  at: '2026-03-02T12:00:00.000Z',
  actor_id: 'm',
  actor_name: 'Mara Quill',
  actor_role: 'Site Manager',
  action: 'answer.sent',
  target: 'requests/one',
  before: null,
  after: { text: 'Say "yes",\nthen wait.' },
  reason: null,
};

const names = new Map([['requests/two', 'LAN-0002']]);

const rows = (entry: Partial<AuditEntry>) =>
  csvOf(auditRows({ entries: [{ ...ENTRY, ...entry }], names })).split('\r\n');

describe('audit CSV', () => {
  it('quotes every cell and doubles quotes', () => {
    expect(rows({})[1]).toBe(
      String.raw`"2026-03-02T12:00:00.000Z","Mara Quill","m","Site Manager","answer.sent","requests/one","","","{""text"":""Say \""yes\"",\nthen wait.""}",""`,
    );
  });

  it('has the name of the record, if it has one', () => {
    expect(rows({ target: 'requests/two' })[1]).toMatch(/,"LAN-0002"$/);
    expect(rows({ target: 'sites/two' })[1]).toMatch(/,""$/);
  });

  it.each(['=HYPERLINK("https://example.test")', '+1', '-2+3', '@SUM(A1)', '\t=1', ' =1', '\r=1', '|calc', '%0'])(
    'makes %p text rather than a formula',
    (name) => {
      expect(rows({ actor_name: name }).join('\r\n')).toContain(`,"'${name.replaceAll('"', '""')}",`);
    },
  );

  it('starts with a byte order mark and names the columns', () => {
    expect(rows({})[0]).toMatch(/^\uFEFF"Time \(UTC\)","Person",/);
  });
});
