import { MESSAGES } from '@trialdesk/contract/messages';
import { VALIDATION } from '@trialdesk/contract/validation-messages';
import { missingMessages } from './shown-messages.ts';
import { screenTestSources, sources } from './sources.ts';

const journeys = screenTestSources();

describe('every message of the specification', () => {
  it('is shown by the web and asserted by a journey', () => {
    const code = sources(['web/src/**/*.{ts,tsx}']);
    const keys = Object.keys(MESSAGES);
    expect(missingMessages({ table: 'MESSAGES', keys }, { code, journeys })).toEqual({ unshown: [], unasserted: [] });
  });

  it('for a single field is used by a payload schema and asserted by a journey', () => {
    const code = sources(['contract/src/payloads/*.ts']);
    const keys = Object.keys(VALIDATION);
    expect(missingMessages({ table: 'VALIDATION', keys }, { code, journeys })).toEqual({ unshown: [], unasserted: [] });
  });
});

describe('missingMessages', () => {
  const table = { table: 'MESSAGES', keys: ['saved', 'failed', 'lost'] };

  it('recognises a key as a string, as a property and as a destructured property', () => {
    const code = new Map([
      ['a.ts', "toast.success('saved'); show(MESSAGES.failed.text);"],
      ['b.ts', 'const { lost, other } = MESSAGES;'],
    ]);
    expect(missingMessages(table, { code, journeys: new Map() }).unshown).toEqual([]);
  });

  it('lists keys that no code shows and keys that no journey asserts', () => {
    const code = new Map([['a.ts', "toast.success('saved'); toast.error('lost');"]]);
    const seen = new Map([['a.spec.ts', "expectToast(page, 'saved'); // failedOtherwise, MESSAGES.failedToo"]]);
    expect(missingMessages(table, { code, journeys: seen })).toEqual({
      unshown: ['failed'],
      unasserted: ['failed', 'lost'],
    });
  });
});
