import { javaMajor } from './java.ts';

describe('the version of Java', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "21" 2023-09-19 LTS', 21],
    ['java version "1.8.0_401"', 8],
  ])('reads %s', (output, major) => {
    expect(javaMajor(output)).toBe(major);
  });

  it('is null when the placeholder of macOS answers', () => {
    expect(javaMajor('The operation couldn’t be completed. Unable to locate a Java Runtime.')).toBeNull();
  });
});
