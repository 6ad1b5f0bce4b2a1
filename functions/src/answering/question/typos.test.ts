import { correctTypos } from './typos.ts';

it.each([
  ['stratfication factors?', 'stratification factors?'],
  ['randomistaion ratio?', 'randomisation ratio?'],
  ['Screning visit, what is done?', 'screening visit, what is done?'],
  ['which medicattion is prohibited', 'which medication is prohibited'],
])('corrects %s', (typed, meant) => {
  expect(correctTypos(typed)).toBe(meant);
});

it.each([
  ['another form of a word', 'Are rescreens allowed?'],
  ['a name that is near no word', 'Is abemaciclib taken with food?'],
  ['a word in capitals', 'RANDOMISTAION'],
  ['a word of either spelling', 'randomised or randomized'],
  ['a short word', 'may he stpo?'],
])('leaves %s', (_what, question) => {
  expect(correctTypos(question)).toBe(question);
});
