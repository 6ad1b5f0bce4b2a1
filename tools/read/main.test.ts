import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../project.ts';

it('writes a page with images, passages, tables and what was dropped', async () => {
  const out = await mkdtemp(path.join(tmpdir(), 'trialdesk-read-'));
  try {
    const pdf = path.join(ROOT, 'samples/lantern-3-protocol.pdf');
    const script = path.join(import.meta.dirname, 'main.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script, pdf, '--pages', '4,18', '--out', out]);
    expect(stdout.trim()).toBe(path.join(out, 'index.html'));
    expect(await readdir(path.join(out, 'images'))).toEqual(['18.jpg', '4.jpg']);
    const page = await readFile(path.join(out, 'index.html'), 'utf8');
    expect(page).toContain('furniture: Protocol FHT-217-301');
    expect(page).toContain('contents do not list: 0');
    expect(page).toMatch(/id="p18-1"/);
  } finally {
    await rm(out, { recursive: true });
  }
});
