/** Position of the baseline's start, in points. */
export interface Drawn {
  text: string;
  x: number;
  y: number;
  size?: number;
  /** Degrees, counter-clockwise. */
  turn?: number;
  /** Thousandths of the size by which letters are moved apart. */
  apart?: number;
}

/** Draws texts in this order on 612 × 792 point pages, for layouts pdfmake cannot make. */
export function drawPdf(pages: Drawn[][]): Uint8Array {
  const contents = pages.map((texts) => texts.map(draw).join('\n'));
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file + table + trailer);
}

function draw({ text, x, y, size = 10, turn = 0, apart }: Drawn): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)].map((n) => n.toFixed(5));
  const escaped = (some: string) => some.replace(/[\\()]/g, '\\$&');
  const letters = Array.from(text, (letter) => `(${escaped(letter)})`);
  const shown = apart === undefined ? `(${escaped(text)}) Tj` : `[${letters.join(` -${apart} `)}] TJ`;
  return `BT /F1 ${size} Tf ${cos} ${sin} ${String(-Number(sin))} ${cos} ${x} ${y} Tm ${shown} ET`;
}
