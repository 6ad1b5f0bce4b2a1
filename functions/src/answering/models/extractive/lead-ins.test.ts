import { makeDocument } from '../../testing/make-scope.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { withItems, withLeadIns } from './lead-ins.ts';
import { scopePassage } from '../../retrieval/scope.ts';

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
    const found = scopePassage(document, passage);
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

describe('items of several sentences', () => {
  const permitted = 'The following are permitted:';
  const condition = 'The dose is not changed.';
  const medicines = makeDocument('Medicines.pdf', [
    { text: permitted },
    { text: `• Duloxetine, if stable. ${condition}`, kind: 'list', context: { leadIn: [permitted] } },
    { text: '• Insulin. The dose may be changed.', kind: 'list', context: { leadIn: [permitted] } },
  ]);
  const sentences = medicines.file.passages.flatMap((passage) =>
    sentencesOf(passage).map((sentence) => ({
      found: scopePassage(medicines, passage),
      sentence,
    })),
  );
  const shown = (...chosen: string[]) =>
    withLeadIns(chosen.flatMap((text) => sentences.filter(({ sentence }) => sentence === text))).map(
      ({ sentence }) => sentence,
    );

  it('keep them together', () => {
    expect(shown(permitted, 'Duloxetine, if stable.', condition, 'Insulin.', 'The dose may be changed.')).toEqual([
      permitted,
      'Duloxetine, if stable.',
      condition,
      'Insulin.',
      'The dose may be changed.',
    ]);
  });

  it('are not quoted without the first', () => {
    expect(shown(condition)).toEqual([permitted, 'Duloxetine, if stable.', condition]);
  });
});

it('shows what a list is of if its lead-in only says `they`', () => {
  const lines = ['The following are major deviations.', 'They are reported at once:', 'Unblinding'];
  const [first = '', second = '', item = ''] = lines;
  const deviations = makeDocument('Deviations.pdf', [
    { text: `A deviation is recorded. ${first} ${second}` },
    { text: `• ${item}`, kind: 'list', context: { leadIn: [second] } },
  ]);
  const at = (place: number, sentence: string) =>
    deviations.file.passages.slice(place, place + 1).map((passage) => ({
      found: scopePassage(deviations, passage),
      sentence,
    }));
  const texts = (chosen: ReturnType<typeof at>) => withLeadIns(withItems(chosen)).map(({ sentence }) => sentence);
  expect(texts(at(1, item))).toEqual(lines);
  expect(texts(at(0, first))).toEqual(lines);
  expect(texts(at(0, 'A deviation is recorded.'))).toEqual(['A deviation is recorded.']);
});

it('shows the items after a short lead-in, and no others', () => {
  const lines = ['Important deviations are reported.', 'They are:'];
  const [first = '', second = ''] = lines;
  const deviations = makeDocument('Deviations.pdf', [
    { text: lines.join(' ') },
    { text: '• Unblinding', kind: 'list', context: { leadIn: [second] } },
    { text: '• A visit', kind: 'list', context: { leadIn: ['They are also these:'] } },
  ]);
  const chosen = deviations.file.passages.slice(0, 1).map((passage) => ({
    found: scopePassage(deviations, passage),
    sentence: first,
  }));
  expect(withLeadIns(withItems(chosen)).map(({ sentence }) => sentence)).toEqual([...lines, 'Unblinding']);
});
