import type { TableCell } from 'pdfmake/interfaces';
import { makePdf } from '../testing/make-pdf.ts';
import { passagesOf } from '../testing/passages-of.ts';
import { bold, cells, CENTRED, DOSES, find, raised, table } from '../testing/tables.ts';

describe('a table that is not a schedule', () => {
  it('pairs each cell of a row with the header of its column', async () => {
    const headers = ['Dose level', 'Dose', 'Frequency'].map((header) => bold(header));
    const passages = await passagesOf(await makePdf([table([headers, ...DOSES], [100, 120, 150])]));
    const row = find(passages, '-1');
    expect(row?.text).toBe('-1 300 mg/m2 Once weekly');
    expect(row?.context).toEqual({
      cells: cells({ 'Dose level': '-1', Dose: '300 mg/m2', Frequency: 'Once weekly' }),
    });
  });

  it('leaves the raised letters of footnotes out of headers', async () => {
    const headers = [bold('Dose level'), raised('Dose', 'a'), raised('Frequency', 'b,c')];
    const doses = DOSES.map((cells) => cells.map((text) => ({ text, italics: true })));
    const passages = await passagesOf(await makePdf([table([headers, ...doses], [100, 120, 150])]));
    expect(find(passages, '-2')?.context.cells).toEqual(
      cells({ 'Dose level': '-2', Dose: '200 mg/m2', Frequency: 'Once weekly' }),
    );
  });

  it('recognises headers in the body font by their position', async () => {
    const passages = await passagesOf(
      await makePdf(['Table 2 Dose levels', table([['Dose level', 'Dose', 'Frequency'], ...DOSES], [100, 120, 150])]),
    );
    expect(find(passages, '-2')?.context).toEqual({
      caption: 'Table 2 Dose levels',
      cells: cells({ 'Dose level': '-2', Dose: '200 mg/m2', Frequency: 'Once weekly' }),
    });
  });

  it('does not treat a first row as headers without other evidence', async () => {
    const contacts = [
      ['Sponsor', 'Acme Research'],
      ['Monitor', 'Field Trials'],
      ['Laboratory', 'Central Lab'],
    ];
    const passages = await passagesOf(await makePdf(['Table 3 Contacts', table(contacts, [100, 200])]));
    expect(find(passages, 'Monitor')?.context).toEqual({ caption: 'Table 3 Contacts' });
  });

  it('joins spanning headers with those below, and the lines of a header', async () => {
    const passages = await passagesOf(
      await makePdf([
        table(
          [
            [
              bold(''),
              bold('Arm A', { colSpan: 2, alignment: 'center' }),
              '',
              bold('Arm B', { colSpan: 2, alignment: 'center' }),
              '',
            ],
            [bold('Patient weight'), bold('Dose'), bold('Number of vials'), bold('Dose'), bold('Number of vials')],
            ['60 kg', '300 mg', '3', '600 mg', '6'],
            ['70 kg', '350 mg', '4', '700 mg', '7'],
            ['80 kg', '400 mg', '4', '800 mg', '8'],
          ],
          [60, 60, 60, 60, 60],
        ),
      ]),
    );
    expect(find(passages, '70 kg')?.context).toEqual({
      cells: cells({
        'Patient weight': '70 kg',
        'Arm A Dose': '350 mg',
        'Arm A Number of vials': '4',
        'Arm B Dose': '700 mg',
        'Arm B Number of vials': '7',
      }),
    });
  });

  it("adds a group's name to its rows, and no headers to the name itself", async () => {
    const passages = await passagesOf(
      await makePdf([
        table(
          [
            [bold('Event'), bold('Action')],
            [bold('Liver', { colSpan: 2 }), ''],
            ['ALT above 5 × ULN', 'Interrupt'],
            ['ALT above 8 × ULN', 'Stop'],
          ],
          [150, 150],
        ),
      ]),
    );
    expect(find(passages, 'Liver')?.context).not.toHaveProperty('cells');
    expect(find(passages, 'ALT above 8')?.context).toEqual({
      groups: ['Liver'],
      cells: cells({ Event: 'ALT above 8 × ULN', Action: 'Stop' }),
    });
  });

  it('keeps its headers across pages, whether or not they and the caption are repeated', async () => {
    const headers = ['Dose level', 'Dose', 'Frequency'].map((header) => bold(header));
    const first = ['Table 2 Dose levels', table([headers, ...DOSES.slice(0, 2)], [100, 120, 150])];
    const last = [...DOSES.slice(2), ['-4', '100 mg/m2', 'Every other week']];
    const expected = {
      caption: 'Table 2 Dose levels',
      cells: cells({ 'Dose level': '-3', Dose: '150 mg/m2', Frequency: 'Every other week' }),
    };
    for (const second of [
      [table(last, [100, 120, 150])],
      [table([headers, ...last], [100, 120, 150])],
      ['Table 2 Dose levels (continued)', table(last, [100, 120, 150])],
    ]) {
      const passages = await passagesOf(await makePdf([...first, { stack: second, pageBreak: 'before' }]));
      expect(find(passages, '-3')).toMatchObject({ page: 2, context: expected });
    }
  });

  it('splits where its headers repeat under another title', async () => {
    const part = (title: string, dose: string): TableCell[][] => [
      [bold(title, { colSpan: 2, alignment: 'center' }), ''],
      [bold('Time'), bold('Rate')],
      ['0 to 30 min', dose],
      ['31 to 60 min', dose],
    ];
    const passages = await passagesOf(
      await makePdf([table([...part('Level one', '50 mL/h'), ...part('Level two', '75 mL/h')], [150, 150])]),
    );
    expect(find(passages, '31 to 60 min 75')?.context).toEqual({
      groups: ['Level two'],
      cells: cells({ Time: '31 to 60 min', Rate: '75 mL/h' }),
    });
  });

  it('shortens the cells of a long row', async () => {
    const long = 'Hold the study drug until the event has resolved and inform the sponsor. '.repeat(8).trim();
    const passages = await passagesOf(
      await makePdf([
        table(
          [
            [bold('Event'), bold('Action')],
            ['Rash', long],
            ['Fever', long],
          ],
          [80, 350],
        ),
      ]),
    );
    expect(find(passages, 'Fever')?.context).toEqual({
      cells: cells({ Event: 'Fever', Action: `${long.slice(0, 50)}…` }),
    });
  });
});

describe('a schedule', () => {
  const period = (text: string, columns: number): TableCell[] => [
    bold(text, { colSpan: columns, alignment: 'center' }),
    ...Array.from({ length: columns - 1 }, () => ''),
  ];
  const visits = ['Screen', 'Day 1', 'Day 8', 'Day 15', 'Day 22', 'Day 29'].map((visit) => bold(visit, CENTRED));
  const row = (label: string | TableCell, ...texts: string[]): TableCell[] => [
    label,
    ...texts.map((text) => ({ text, ...CENTRED })),
  ];
  const schedule = (rows: TableCell[][]) =>
    table(
      [['', '', ...period('Cycle 1', 3), ...period('Cycle 2', 2)], ['', ...visits], ...rows],
      [120, 52, 52, 52, 52, 52, 52],
    );
  const marks = [
    row('Weight', 'X', 'X', '', '', 'X', 'X'),
    row('Height', 'X', '', '', '', '', ''),
    row('Diary', '', 'X', 'X', 'X', 'X', ''),
  ];

  it('labels a mark with all headers above it, including spanning ones', async () => {
    const passages = await passagesOf(await makePdf([schedule(marks)]));
    expect(find(passages, 'Height')?.context).toEqual({ marks: [['Screen']] });
    expect(find(passages, 'Weight')?.context).toEqual({
      marks: [['Screen'], ['Cycle 1', 'Day 1'], ['Cycle 2', 'Day 22'], ['Cycle 2', 'Day 29']],
    });
  });

  it('labels other cells with the headers above them', async () => {
    const passages = await passagesOf(await makePdf([schedule([...marks, row('ECG', 'X', 'Twice', '', '', '', 'X')])]));
    expect(find(passages, 'ECG')?.context).toEqual({
      marks: [['Screen'], ['Cycle 2', 'Day 29']],
      values: [{ headers: ['Cycle 1', 'Day 1'], text: 'Twice' }],
    });
  });

  it('keeps a three-line label together when its marks are beside the middle line', async () => {
    const lines = 'Blood samples\nPlasma and serum\nAll sites';
    const cellsBeside = ['X', '', '', '', '', 'X'].map((text) => ({
      text,
      ...CENTRED,
      margin: [0, 13, 0, 0] as [number, number, number, number],
    }));
    const passages = await passagesOf(await makePdf([schedule([...marks, [lines, ...cellsBeside]])]));
    expect(find(passages, 'Blood')?.text).toBe('Blood samples Plasma and serum All sites X X');
  });

  it('treats an unmarked row as a group name only if it is set apart', async () => {
    const group = (name: string | TableCell) => [
      row(name, '', '', '', '', '', ''),
      row('ECG', 'X', '', '', '', '', ''),
    ];
    const passages = await passagesOf(
      await makePdf([schedule([...marks, ...group('Survey')]), schedule([...marks, ...group(bold('Heart'))])]),
    );
    expect(passages.filter(({ text }) => text.startsWith('ECG')).map(({ context }) => context)).toEqual([
      { marks: [['Screen']] },
      { groups: ['Heart'], marks: [['Screen']] },
    ]);
  });
});
