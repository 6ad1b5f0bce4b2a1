import type { PlaceholderValues } from '@trialdesk/contract/placeholders';
import { gapBefore, insertable } from './insertable.ts';
import { placeholderValues } from './placeholder-values.ts';

const VALUES: PlaceholderValues = {
  requester: 'Robin [1] {{site}}',
  site: 'North',
  study: null,
  request_number: null,
  my_name: 'Omar',
};

test('values are put in as text, and nothing in it cites', () => {
  expect(insertable('Dear {{requester}}, [2, 3] {{my_name}}', VALUES).text).toBe(
    'Dear Robin (1) {{site}}, (2, 3) Omar',
  );
});

test('the first blank is selected, and each is named once', () => {
  const { text, selected, blanks } = insertable('{{site}}: {{visit}} {{study}} {{visit}}', VALUES);
  expect(text).toBe('North: {{visit}} {{study}} {{visit}}');
  expect(text.slice(...selected)).toBe('{{visit}}');
  expect(blanks).toEqual(['{{visit}}', '{{study}}']);
  expect(insertable('Yes.', VALUES).selected).toEqual([4, 4]);
});

test('words do not stick together', () => {
  expect(gapBefore('', [0, 0])).toBe('');
  expect(gapBefore('Yes. ', [5, 5])).toBe('');
  expect(gapBefore('Yes.', [4, 4])).toBe('\n');
  expect(gapBefore('Yes.\nNo.', [4, 4])).toBe('\n');
  expect(gapBefore('Yes. No.', [4, 4])).toBe(' ');
});

test('a request without a study, a number or a site has no values for them', () => {
  const heading = { site_name: ' ', study_id: '', study_name: 'Unassigned' };
  const query = { asked_by: { id: 'r', name: 'Robin' } };
  expect(placeholderValues({ heading, query, myName: 'Omar' })).toEqual({
    requester: 'Robin',
    site: null,
    study: null,
    request_number: null,
    my_name: 'Omar',
  });
});
