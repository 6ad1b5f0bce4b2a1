import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { followFile } from './follow-file.ts';

describe('following a file', () => {
  it('hands over whole lines, also those written in pieces', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'follow-'));
    const file = path.join(folder, 'log');
    const lines: string[] = [];
    writeFileSync(file, '');
    const end = followFile(file, (line) => lines.push(line));
    appendFileSync(file, Buffer.from('one\n✔ t').subarray(0, 6));
    appendFileSync(file, Buffer.from('one\n✔ t').subarray(6));
    appendFileSync(file, 'wo\nunfinished');
    end();
    rmSync(folder, { recursive: true });
    expect(lines).toEqual(['one', '✔ two']);
  });
});
