import { makeDocument } from '../../testing/make-scope.ts';
import { withLeadIns } from './lead-ins.ts';

const leadIn = ['Stop the drug for any of the following:'];
const document = makeDocument('Protocol.pdf', [
  { text: 'The drug is given daily. Stop the drug for any of the following:' },
  { text: '• Grade 4 rash', kind: 'list', context: { leadIn } },
  { text: '• Liver failure', kind: 'list', context: { leadIn } },
  { text: 'The vial is kept cold.' },
]);

function lines(...order: number[]): string[] {
  const chosen = order.flatMap((at) => {
    const passage = document.file.passages[at];
    if (!passage) return [];
    const found = { key: `${document.id}/${passage.id}`, document, passage };
    return [{ found, sentence: passage.text.replace('• ', '') }];
  });
  return withLeadIns(chosen).map(({ sentence }) => sentence);
}

describe('withLeadIns', () => {
  it('puts the sentence that leads into a list before its first item', () => {
    expect(lines(1, 2)).toEqual([leadIn[0], 'Grade 4 rash', 'Liver failure']);
  });

  it('puts items of one list together, in its order, where the first was chosen', () => {
    expect(lines(2, 3, 1)).toEqual([leadIn[0], 'Grade 4 rash', 'Liver failure', 'The vial is kept cold.']);
    expect(lines(3, 2, 1)).toEqual(['The vial is kept cold.', leadIn[0], 'Grade 4 rash', 'Liver failure']);
  });

  it('shows no sentence twice', () => {
    expect(lines(1, 1)).toEqual([leadIn[0], 'Grade 4 rash']);
  });
});
