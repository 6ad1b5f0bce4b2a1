import { emulatorPorts, portsInUseMessage } from './ports.ts';

describe('ports in use', () => {
  it('reads the port of every emulator', () => {
    const json = { emulators: { singleProjectMode: true, ui: { enabled: false }, auth: { host: 'x', port: 9099 } } };
    expect(emulatorPorts(JSON.stringify(json))).toEqual([{ name: 'auth', port: 9099 }]);
  });

  it('names the port, the emulator and what to do', () => {
    const message = portsInUseMessage([{ name: 'firestore', port: 8080 }], 'linux');
    expect(message).toContain('This port is in use by another program: 8080 (firestore).');
    expect(message).toContain('"lsof -nP -i :8080"');
  });

  it('lists several ports', () => {
    const taken = [
      { name: 'auth', port: 9099 },
      { name: 'hosting', port: 5000 },
    ];
    expect(portsInUseMessage(taken, 'linux')).toContain('9099 (auth), 5000 (hosting)');
  });

  it('mentions the AirPlay Receiver on macOS only', () => {
    const hosting = [{ name: 'hosting', port: 5000 }];
    expect(portsInUseMessage(hosting, 'darwin')).toContain('AirPlay');
    expect(portsInUseMessage(hosting, 'linux')).not.toContain('AirPlay');
  });
});
