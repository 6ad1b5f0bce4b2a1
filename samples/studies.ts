/** `source` and `file` are the protocol's Markdown and PDF in this folder. */
export interface SampleStudy {
  key: 'lantern' | 'waypoint';
  name: string;
  source: string;
  file: string;
  /** The document's name in the application. */
  documentName: string;
}

export const SAMPLE_STUDIES: readonly SampleStudy[] = [
  {
    key: 'lantern',
    name: 'LANTERN-3',
    source: 'lantern-3-protocol.md',
    file: 'lantern-3-protocol.pdf',
    documentName: 'LANTERN-3 Protocol v3.0.pdf',
  },
  {
    key: 'waypoint',
    name: 'WAYPOINT-2',
    source: 'waypoint-2-protocol.md',
    file: 'waypoint-2-protocol.pdf',
    documentName: 'WAYPOINT-2 Protocol v2.0.pdf',
  },
];
