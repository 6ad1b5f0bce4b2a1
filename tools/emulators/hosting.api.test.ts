import { APPLICATION } from './addresses.ts';

const NOT_FOUND = 404;

test('a missing asset is not found, while addresses of the application get its page, revalidated each time', async () => {
  const missing = await fetch(`${APPLICATION}/assets/gone-12345678.js`);
  expect(missing.status).toBe(NOT_FOUND);
  expect(await missing.text()).not.toContain('id="root"');
  expect(missing.headers.get('cache-control')).toBe('no-cache');
  for (const path of ['/', '/login', '/dashboard', '/requests/a1', '/assetsment']) {
    const page = await fetch(APPLICATION + path);
    expect([path, page.status, page.headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
    expect(await page.text()).toContain('id="root"');
  }
});

test('a present asset is kept by browsers for good', async () => {
  const page = await (await fetch(APPLICATION)).text();
  const assets = page.match(/\/assets\/[^"]+/g) ?? [];
  expect(assets.length).toBeGreaterThan(2);
  for (const asset of assets) {
    const found = await fetch(APPLICATION + asset);
    expect(found.status).toBe(200);
    expect([asset, found.headers.get('cache-control')]).toEqual([asset, 'public, max-age=31536000, immutable']);
  }
});

test('the list of what the build is made of is not published', async () => {
  const reply = await fetch(`${APPLICATION}/.vite/manifest.json`);
  expect(reply.headers.get('content-type')).not.toContain('json');
  expect(await reply.text()).not.toContain('isEntry');
});
