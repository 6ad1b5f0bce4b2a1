import { compareResults, missed, printResult, type BenchResult } from './result.ts';

const result: BenchResult = {
  ratios: [
    { name: 'retrieval', milliseconds: 15, baseMilliseconds: 10, ratio: 1.5, target: 1.5 },
    { name: 'ingestion', milliseconds: 30, baseMilliseconds: 10, ratio: 3, target: 2 },
    { name: 'other', milliseconds: 90, baseMilliseconds: 10, ratio: 9, target: null },
  ],
  quantities: [{ name: 'memory', value: 401, unit: 'MB', target: 400 }],
};

describe('printResult', () => {
  it('compares each measurement with its target', () => {
    expect(printResult(result).split('\n')).toEqual([
      'retrieval        1.50 x  within 1.5 x            15.0 ms against 10.0 ms',
      'ingestion        3.00 x  ABOVE 2 x               30.0 ms against 10.0 ms',
      'other            9.00 x                          90.0 ms against 10.0 ms',
      'memory           401 MB  ABOVE 400 MB',
    ]);
  });
});

describe('missed', () => {
  it('lists measurements above their target and ignores those without one', () => {
    expect(missed(result)).toEqual(['ingestion', 'memory']);
  });
});

describe('compareResults', () => {
  it('lists changed values only', () => {
    const quantities = [{ name: 'memory', value: 300, unit: 'MB', target: 400 }];
    expect(compareResults(result, { ...result, quantities })).toEqual(['memory: 401 MB -> 300 MB']);
    expect(compareResults(result, result)).toEqual([]);
  });
});
