/** The palette for the theme and for CSS outside MUI. Text meets WCAG AA on its background. */
export interface Colors {
  ground: string;
  surface: string;
  raised: string;
  ink: string;
  muted: string;
  line: string;
  primary: string;
  /** Of a button below the pointer. */
  primaryHover: string;
  onPrimary: string;
  primarySoft: string;
  info: string;
  infoSoft: string;
  /** Amber: a person should check or act. */
  attention: string;
  attentionSoft: string;
  success: string;
  successSoft: string;
  error: string;
  errorSoft: string;
  rail: string;
  railInk: string;
  railMuted: string;
  railActive: string;
}

export const LIGHT: Colors = {
  ground: '#f4f6f3',
  surface: '#ffffff',
  raised: '#fafbf9',
  ink: '#14211e',
  muted: '#51605b',
  line: '#dbe2dd',
  primary: '#0e6b5e',
  primaryHover: '#0a4b42',
  onPrimary: '#ffffff',
  primarySoft: '#e1f0ec',
  info: '#1f5a8f',
  infoSoft: '#e4eef7',
  attention: '#845100',
  attentionSoft: '#fcf0d8',
  success: '#1d6638',
  successSoft: '#e2f2e6',
  error: '#b3261e',
  errorSoft: '#fbe9e7',
  rail: '#10211e',
  railInk: '#eef5f2',
  railMuted: '#a9bdb6',
  railActive: '#1f3a35',
};

export const DARK: Colors = {
  ground: '#0d1413',
  surface: '#141d1b',
  raised: '#192422',
  ink: '#e6eeeb',
  muted: '#a0b2ac',
  line: '#2a3835',
  primary: '#5fcbb7',
  primaryHover: '#4bb09f',
  onPrimary: '#04211c',
  primarySoft: '#16322d',
  info: '#8bbdec',
  infoSoft: '#152a3d',
  attention: '#f2bf67',
  attentionSoft: '#33280f',
  success: '#84d6a0',
  successSoft: '#13301e',
  error: '#ff9a90',
  errorSoft: '#3b1916',
  rail: '#0a100f',
  railInk: '#e6eeeb',
  railMuted: '#97aaa3',
  railActive: '#1a2b28',
};

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** CSS custom properties `--td-…` that follow the root element's `color-scheme`. */
export function colorProperties(): [name: string, value: string][] {
  return (Object.keys(LIGHT) as (keyof Colors)[]).map((name) => [
    `--td-${dashed(name)}`,
    `light-dark(${LIGHT[name]}, ${DARK[name]})`,
  ]);
}
