import fc from 'fast-check';
import { hostileText } from './hostile.ts';

export interface FuzzedForm {
  /** Value of the header. */
  type: string;
  body: Buffer;
  /** Bytes that arrive at a time. */
  chunk: number;
}

const BOUNDARY = '----form';

const fieldName = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('file', 'study_id', 'replaces') },
  { weight: 1, arbitrary: hostileText },
);

/** As written by a careless client: also unquoted, in another character set, or without an end. */
const fileName = fc
  .tuple(hostileText, fc.constantFrom('', '.pdf', '.html', '/a.pdf', '\\a.pdf'), fc.nat({ max: 4 }))
  .map(([text, end, form]) => {
    const name = text + end;
    const inOneLine = name.replace(/[\r\n"]/g, '_');
    return (
      [
        `; filename="${inOneLine}"`,
        `; filename=${inOneLine}`,
        `; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
        `; filename*=iso-8859-1'en'${inOneLine}`,
        `; filename="${inOneLine}`,
      ][form] ?? ''
    );
  });

const content = fc.oneof(
  { weight: 4, arbitrary: fc.constant('%PDF-1.7 of a test') },
  { weight: 1, arbitrary: fc.nat({ max: 1_100 }).map((blanks) => `${' '.repeat(blanks)}%PDF-1.4`) },
  { weight: 2, arbitrary: hostileText },
);

const part = fc
  .record({
    name: fieldName,
    fileName: fc.option(fileName, { nil: '', freq: 2 }),
    header: fc.constantFrom(
      '',
      'Content-Type: application/pdf',
      'Content-Transfer-Encoding: base64',
      'X: y',
      ': :',
      'X',
    ),
    disposition: fc.constantFrom('form-data', 'form-data', 'form-data', 'attachment', ''),
    content,
    newline: fc.constantFrom('\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r'),
  })
  .map(({ name, fileName: named, header, disposition, content: inside, newline }) => {
    const first = `Content-Disposition: ${disposition}; name="${name.replace(/[\r\n"]/g, '_')}"${named}`;
    return [`--${BOUNDARY}`, first, ...(header === '' ? [] : [header]), '', inside, ''].join(newline);
  });

export const fuzzedForm: fc.Arbitrary<FuzzedForm> = fc
  .record({
    type: fc.oneof(
      { weight: 9, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary=""', 'application/json', ''),
      },
    ),
    parts: fc.array(part, { maxLength: 8 }),
    start: fc.constantFrom('', '', '', '\r\n', 'preamble\r\n'),
    end: fc.constantFrom(
      `--${BOUNDARY}--\r\n`,
      `--${BOUNDARY}--\r\n`,
      `--${BOUNDARY}--`,
      '',
      `--${BOUNDARY}`,
      'epilogue',
    ),
    chunk: fc.constantFrom(1, 7, 64, 65_536),
  })
  .map(({ type, parts, start, end, chunk }) => ({ type, body: Buffer.from(start + parts.join('') + end), chunk }));
