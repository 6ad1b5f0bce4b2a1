import { runsIn } from './other-runs.ts';
import { emulatorPorts } from './ports.ts';
import { portsInUseMessage } from './require-free-ports.ts';

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

  it('names the checkout that holds it', () => {
    const ps = [
      '    1 /sbin/init',
      '  812 /usr/bin/node firebase.js emulators:start --only auth --config /home/ada/other desk/firebase.emulators.json --project demo-trialdesk',
    ];
    const others = runsIn(ps.join('\n'));
    expect(others).toEqual([{ pid: 812, folder: '/home/ada/other desk' }]);
    const message = portsInUseMessage([{ name: 'firestore', port: 8080 }], 'linux', others);
    expect(message).toContain(
      'TrialDesk in /home/ada/other desk. Stop it with Ctrl-C in its terminal, or with "kill 812".',
    );
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
