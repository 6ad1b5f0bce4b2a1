import { screenTestSources } from './test/sources.ts';
import { countJourneys, statements } from './test/statements.ts';

/* Prints each statement of the specification that screens show, and the journeys and page tests that assert it. */

const all = statements(screenTestSources());
for (const { name, says, assertedBy } of all) {
  console.log(name.endsWith(says) ? name : `${name}\n  ${says}`);
  for (const { file, line, journey } of assertedBy)
    console.log(`  - ${file}:${String(line)} ${journey === '' ? '(shared by its journeys)' : journey}`);
  if (assertedBy.length === 0) console.log('  - no journey');
}

const [none, one, several] = [
  all.filter((each) => countJourneys(each) === 0),
  all.filter((each) => countJourneys(each) === 1),
  all.filter((each) => countJourneys(each) > 1),
];
console.log('\nAsserted by several journeys:');
for (const each of several) console.log(`  ${String(countJourneys(each))} ${each.name}`);
console.log(
  `\n${String(all.length)} statements: ${String(one.length)} asserted by one journey, ${String(several.length)} by several, ${String(none.length)} by none`,
);
for (const { name } of none) console.log(`  ${name}`);
process.exitCode = none.length === 0 ? 0 : 1;
