import {
  fillPlaceholders,
  placeholder,
  PLACEHOLDERS,
  placeholdersIn,
  unfilledText,
  type PlaceholderName,
  type PlaceholderValues,
} from './placeholders.ts';

const VALUES: PlaceholderValues = {
  requester: 'Robin Reed',
  site: 'Harrow Clinic',
  study: 'WAYPOINT-2',
  request_number: null,
  my_name: 'Omar',
};

test.each(Object.keys(PLACEHOLDERS) as PlaceholderName[])('%s is found as it is written', (name) => {
  expect(placeholdersIn(`To ${placeholder(name)}`)).toEqual([{ name, text: `{{${name}}}`, at: 3 }]);
});

test('each placeholder gets its value, with blanks in its braces or without', () => {
  expect(fillPlaceholders('Dear {{requester}} of {{ site }},\n{{study}}: {{my_name}}', VALUES)).toBe(
    'Dear Robin Reed of Harrow Clinic,\nWAYPOINT-2: Omar',
  );
});

test('one without a value stays, and so does one that only a person can fill in', () => {
  const text = 'On {{visit date}} of {{request_number}} and {{constructor}}';
  expect(fillPlaceholders(text, VALUES)).toBe(text);
  expect(placeholdersIn(text)).toEqual([
    { name: 'visit date', text: '{{visit date}}', at: 3 },
    { name: 'request_number', text: '{{request_number}}', at: 21 },
    { name: 'constructor', text: '{{constructor}}', at: 44 },
  ]);
});

test('a value is text, whatever it looks like', () => {
  const odd = { ...VALUES, requester: '{{site}} $& $1 **Bob**' };
  expect(fillPlaceholders('{{requester}}', odd)).toBe('{{site}} $& $1 **Bob**');
});

test.each(['{site}', '{{}}', '{{ }}', '{{site}', '{{a\nb}}', '{{{}}}', '{{a.b}}', `{{${'x'.repeat(41)}}}`])(
  '%j is no placeholder',
  (text) => {
    expect(placeholdersIn(text)).toEqual([]);
    expect(unfilledText(text)).toBeNull();
  },
);

test('what must be filled in is named once', () => {
  expect(unfilledText('{{a}} {{b}} {{a}}')).toBe('Fill in or remove {{a}}, {{b}} before sending.');
  expect(unfilledText('{{a}}{{b}}{{c}}{{d}}{{e}}{{f}}')).toBe(
    'Fill in or remove {{a}}, {{b}}, {{c}}, {{d}}, {{e}} before sending.',
  );
});

test('a long text is searched at once', () => {
  const start = Date.now();
  placeholdersIn('{{a '.repeat(60_000) + '{{a' + ' '.repeat(100_000));
  expect(Date.now() - start).toBeLessThan(1_000);
});
