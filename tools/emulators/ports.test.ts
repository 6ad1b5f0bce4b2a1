import { emulatorPorts, takenPortsMessage } from './ports.ts';

describe('ports in use', () => {
  it('reads every port that the emulators are given', () => {
    const json = { emulators: { singleProjectMode: true, ui: { enabled: false }, auth: { host: 'x', port: 9099 } } };
    expect(emulatorPorts(JSON.stringify(json))).toEqual([{ name: 'auth', port: 9099 }]);
  });

  it('names the port, whose it is, and what to do', () => {
    const message = takenPortsMessage([{ name: 'firestore', port: 8080 }], 'linux');
    expect(message).toContain('This port is in use by another program: 8080 (firestore).');
    expect(message).toContain('"lsof -nP -i :8080"');
  });

  it('names several at once', () => {
    const taken = [
      { name: 'auth', port: 9099 },
      { name: 'hosting', port: 5000 },
    ];
    expect(takenPortsMessage(taken, 'linux')).toContain('9099 (auth), 5000 (hosting)');
  });

  it('points to the AirPlay Receiver on a Mac, and only there', () => {
    const hosting = [{ name: 'hosting', port: 5000 }];
    expect(takenPortsMessage(hosting, 'darwin')).toContain('AirPlay');
    expect(takenPortsMessage(hosting, 'linux')).not.toContain('AirPlay');
  });
});
