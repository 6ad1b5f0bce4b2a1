import { studyFields } from '../ingestion/facts/study-fields.ts';
import { groupsOf } from './fact-groups.ts';

const keys = studyFields().map(({ key }) => key);

test('every field is in one group, and none is left over', () => {
  const groups = groupsOf(keys);
  expect(groups.flatMap((group) => group.keys).sort()).toEqual([...keys].sort());
  expect(groups.map(({ name }) => name)).not.toContain('Other');
});

test('a field that no group names comes last', () => {
  expect(groupsOf(['new_field', 'sponsor'])).toEqual([
    { name: 'Study', keys: ['sponsor'] },
    { name: 'Other', keys: ['new_field'] },
  ]);
});
