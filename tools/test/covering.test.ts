import { covering } from './covering.ts';

const TESTS = new Map([
  ['e2e/filter.spec.ts', "page.getByRole('searchbox', { name: 'Search sites and managers' })"],
  ['e2e/landing.spec.ts', "page.getByText('Answers with sources')"],
  ['functions/src/sites/sites.api.test.ts', "call('/sites')"],
]);

describe('covering', () => {
  it('finds tests by the texts that a file shows', () => {
    const panel = '<SearchField placeholder="Search sites and managers" />';
    expect(covering(new Map([['web/src/panel.tsx', panel]]), TESTS)).toEqual(['e2e/filter.spec.ts']);
    const hero = '<h1>\n  Answers with sources\n</h1><p>Answers with sources</p>';
    expect(covering(new Map([['web/src/hero.tsx', hero]]), TESTS)).toEqual(['e2e/landing.spec.ts']);
  });

  it('finds tests in the folder of a file', () => {
    expect(covering(new Map([['functions/src/sites/rename.ts', '']]), TESTS)).toEqual([
      'functions/src/sites/sites.api.test.ts',
    ]);
  });

  it('finds a changed test, and not its neighbours', () => {
    expect(covering(new Map([['e2e/landing.spec.ts', '']]), TESTS)).toEqual(['e2e/landing.spec.ts']);
  });

  it('does not find tests by code or by short texts', () => {
    const code = "import 'searchbox'; const name = 'Search'; type Of = Map<string, 'sources'>;";
    expect(covering(new Map([['web/src/panel.tsx', code]]), TESTS)).toEqual([]);
  });
});
