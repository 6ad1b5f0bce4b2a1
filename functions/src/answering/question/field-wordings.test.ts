import { studyFields } from '../../ingestion/facts/study-fields.ts';
import { fieldByWording } from './field-wordings.ts';
import { readTable } from './lexicon/read-table.ts';

describe('the field that a question asks for in everyday words', () => {
  it.each([
    ['how big is the trial?', 'participants'],
    ['who do I tell about an SAE', 'sae_reporting'],
    ['can we do the visit two days early?', 'windows'],
    ["who can't we take?", 'exclusion'],
    ["do we know what they're getting?", 'blinding'],
    ['pt didn’t show up for his visit', 'missed_visits'],
    ['are dropouts replaced?', 'replacement'],
    ['do patients bring back empty packs', 'accountability'],
    ['how long do they stay on the medicine', 'study_duration'],
    ['is it IV or a pill', 'dose'],
  ])('is found by the wording it resembles: %s', (question, key) => {
    expect(fieldByWording(question)?.key).toBe(key);
  });

  it('is none when the question is narrower than a field or about something else', () => {
    expect(fieldByWording('How big are the vials of heparin?')).toBeNull();
    expect(fieldByWording('How long does the lumbar puncture take?')).toBeNull();
    expect(fieldByWording('When does the canteen open?')).toBeNull();
  });

  it('is a field of the table, for every wording', () => {
    const keys = studyFields().map(({ key }) => key);
    const worded = readTable('field-wordings', 2).map(([key = '']) => key);
    expect([...worded].sort()).toEqual([...keys].sort());
  });
});
