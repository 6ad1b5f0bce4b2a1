import { isSameQuery, paramsOf, readQuery } from './view-query.ts';

const HOME = { view: 'cards', scope: 'mine' } as const;

const read = (address: string) => paramsOf(readQuery(new URLSearchParams(address), HOME)).toString();

it('an address is read by its known codes and opens the same again', () => {
  const address =
    'view=list&scope=all&tab=pending&sites=a%2Cb&q=late+visit&study=lantern&priority=high&category=recruitment' +
    '&owner=nobody&due=soon&safety=yes&sort=age&dir=desc&group=study';
  const query = readQuery(new URLSearchParams(address), { view: 'list', scope: 'mine' });
  expect(paramsOf(query).toString()).toBe(address);
});

it('says where it is shown, and nothing that is as by default', () => {
  expect(read('')).toBe('view=cards&scope=mine');
  expect(read('tab=all&q=+&sort=activity&dir=desc&group=none')).toBe('view=cards&scope=mine');
});

it('leaves out what the dashboard does not know', () => {
  expect(read('tab=open&priority=urgent&due=never&safety=no&sort=colour&dir=up&page=3&next=https://example.com')).toBe(
    'view=cards&scope=mine',
  );
});

it('keeps that no site is selected', () => {
  expect(read('scope=all&sites=')).toBe('view=cards&scope=all&sites=');
});

it('compares what is shown, not how it is written', () => {
  const list = { view: 'list', scope: 'all' } as const;
  expect(isSameQuery({ ...list, sites: 'b,a', tab: 'all' }, { ...list, sites: 'a,b' })).toBe(true);
  expect(isSameQuery({ ...list, sort: 'age', dir: 'asc' }, { ...list, sort: 'age' })).toBe(true);
  expect(isSameQuery({ ...list, sort: 'age', dir: 'desc' }, { ...list, sort: 'age' })).toBe(false);
  expect(isSameQuery(list, { ...list, view: 'cards' })).toBe(false);
  expect(isSameQuery(list, { ...list, scope: 'mine' })).toBe(false);
  expect(isSameQuery(list, { ...list, q: 'late' })).toBe(false);
});
