import { assertionsOf, assertionsOfText } from './asserting-journeys.ts';

const journeys = new Map([
  [
    'e2e/a.spec.ts',
    [
      'const { lost } = MESSAGES;',
      "test('saves what was typed', async ({ signIn }) => {",
      "  await expectToast(page, 'saved');",
      "  await given.document({ document_status: 'archived' });",
      '});',
      '',
      'test(`fails, and it\\`s said`, async () => {',
      '  await expectToast(',
      '    page,',
      "    'failed',",
      '  );',
      "  for (const [code, key] of [['A', 'listed']] as const) await expectToast(page, key);",
      '});',
    ].join('\n'),
  ],
  [
    'e2e/b.spec.ts',
    "test(\n  'shows it once more',\n  async () => {\n    expect(text).toBe(MESSAGES.saved.text);\n    await expectToast('shown');\n  });",
  ],
]);

const assertions = (key: string) => assertionsOf({ table: 'MESSAGES', key }, journeys);

test('an assertion is found with its line and its journey, in every file', () => {
  expect(assertions('saved')).toEqual([
    { file: 'e2e/a.spec.ts', line: 3, journey: 'saves what was typed' },
    { file: 'e2e/b.spec.ts', line: 4, journey: 'shows it once more' },
  ]);
});

test.each([
  ['failed', 'fails, and it`s said'],
  ['listed', 'fails, and it`s said'],
  ['shown', 'shows it once more'],
  ['lost', ''],
])('"%s" is asserted by "%s"', (key, journey) => {
  expect(assertions(key)).toMatchObject([{ journey }]);
});

test('the same word as data is no assertion', () => {
  expect(assertions('archived')).toEqual([]);
  expect(assertions('unknown')).toEqual([]);
});

describe('a text', () => {
  const places = (text: string, ...lines: string[]) =>
    assertionsOfText(
      text,
      new Map([['e2e/c.spec.ts', ["test('Pending (2), as ever', async () => {", ...lines, '});'].join('\n')]]),
    ).map(({ line }) => line);

  it.each([
    ['Pending', "await expect(tab).toHaveText(['All', 'Pending']);"],
    ['Pending', "await page.getByRole('tab', { name: 'Pending (2)' }).click();"],
    ['View', 'await page.getByRole("button", { name: `View ${name}` }).click();'],
    ['Pending', "for (const name of ['Pending']) await expect(page.getByText(name)).toBeVisible();"],
    ['No sites found', "await expect(page.getByText('No sites found')).toBeVisible();"],
    ['No requests matching', 'await expect(page.getByText(/^No requests matching .*/)).toBeVisible();'],
    ['+1 more', "await expect(page.getByText('A, B, +1 more')).toBeVisible();"],
  ])('"%s" is asserted by %s', (text, line) => {
    expect(places(text, line)).toEqual([2]);
  });

  it.each([
    ['Pending', "await given.request({ title: 'Pending' });"],
    ['Pending', "await expect(page.getByText('Pending Review')).toBeVisible();"],
    ['No sites found', "await expect(page.getByText('No sites foundling')).toBeVisible();"],
    ['No sites found', "await box.fill('No sites found'); await expect(box).toBeVisible();"],
  ])('"%s" is not asserted by %s', (text, line) => {
    expect(places(text, line)).toEqual([]);
  });
});
