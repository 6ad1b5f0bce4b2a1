import { type Report, scoreOf, scoresByFolder, survivors } from './score.ts';

function mutant(status: string, replacement = 'true') {
  return { status, mutatorName: 'Boolean', replacement, location: { start: { line: 3, column: 7 } } };
}

const report: Report = {
  files: {
    'a/one.ts': { mutants: [mutant('Killed'), mutant('Timeout'), mutant('RuntimeError'), mutant('Ignored')] },
    'a/two.ts': { mutants: [mutant('Survived', 'x ||\n  y'), mutant('Killed')] },
    'b/three.ts': { mutants: [mutant('NoCoverage')] },
    'c/types.ts': { mutants: [] },
  },
};

it('scores each folder by the mutants that tests detect', () => {
  expect(scoresByFolder(report)).toEqual([
    { folder: 'a', detected: 3, undetected: 1 },
    { folder: 'b', detected: 0, undetected: 1 },
  ]);
});

it('sums the folders', () => {
  expect(scoreOf(scoresByFolder(report))).toBe(0.6);
  expect(scoreOf([])).toBe(1);
});

it('lists survivors with their place', () => {
  expect(survivors(report)).toEqual(['a/two.ts:3:7 Boolean  -> x || y', 'b/three.ts:3:7 Boolean (no test) -> true']);
});
