import { Readable } from 'node:stream';
import { receiveUpload } from './receive-upload.ts';

const BOUNDARY = '----form';

function upload(parts: string[]) {
  const body = parts.map((part) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${part}\r\n`).join('');
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return receiveUpload({ headers, body: Readable.from([Buffer.from(body)]) }, async ({ bytes }) => {
    let length = 0;
    for await (const part of bytes) length += part.length;
    return length;
  });
}

const FIELD = 'name="file"\r\n\r\n%PDF-1.7 of a test';
const FILE = 'name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 of a test';

describe('a form that breaks off within its file', () => {
  it('is refused', () => expect(upload([FILE])).rejects.toThrow('The upload was interrupted. Please try again.'));

  it('is refused for what was wrong before, rather than never answered', () =>
    expect(upload([FIELD, FILE])).rejects.toMatchObject({ code: 'bad_input' }));
});
