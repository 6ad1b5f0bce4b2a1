import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tailFile } from './tail-file.ts';

describe('tailing a file', () => {
  it('passes on whole lines, including those written in pieces', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tail-'));
    const file = path.join(folder, 'log');
    const lines: string[] = [];
    writeFileSync(file, '');
    const end = tailFile(file, (line) => lines.push(line));
    appendFileSync(file, Buffer.from('one\n✔ t').subarray(0, 6));
    appendFileSync(file, Buffer.from('one\n✔ t').subarray(6));
    appendFileSync(file, 'wo\nunfinished');
    end();
    rmSync(folder, { recursive: true });
    expect(lines).toEqual(['one', '✔ two']);
  });
});
