export class FileReply {
  readonly name: string;
  readonly type: 'application/pdf';
  readonly bytes: Uint8Array;

  constructor(name: string, type: 'application/pdf', bytes: Uint8Array) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}
