import { choicesFor } from './choices.ts';

const pages = [
  { label: 'Documents', to: '/documents' },
  { label: 'Site Management', to: '/contacts' },
];
const run = () => undefined;
const shortcuts = [
  { keys: '/', label: 'Search', run },
  { keys: 'Control+Enter', label: 'Send the response', run },
  { keys: '/', label: 'Search the documents', run },
];

const labels = (text: string) => choicesFor(text, { requests: [], pages, shortcuts }).map(({ label }) => label);

test('offers what can be done here and where one can go, each once', () => {
  expect(labels('')).toEqual(['Documents', 'Site Management', 'Search the documents', 'Send the response']);
});

test('every word of the text is wanted, in any order and case', () => {
  expect(labels('DOC')).toEqual(['Documents', 'Search the documents']);
  expect(labels(' manage  site ')).toEqual(['Site Management']);
  expect(labels('nowhere')).toEqual([]);
});
