import { takeFreePorts } from '../emulators/ports.ts';

// Before the modules that read the addresses.
await takeFreePorts();
await import('./run.ts');
