/*
 * Argument: `base`, or the file of the functions. Prints the processor's milliseconds as JSON. A process of its own, since
 * modules load once.
 */

const BASE = [
  'firebase-functions',
  ...['https', 'firestore', 'scheduler', 'storage', 'params'].map((part) => `firebase-functions/${part}`),
  ...['app', 'auth', 'firestore', 'storage', 'app-check'].map((part) => `firebase-admin/${part}`),
];

const [, , file = ''] = process.argv;
const before = process.cpuUsage();
for (const module of file === 'base' ? BASE : [file]) await import(module);
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ milliseconds: (user + system) / 1000 }));
process.exit();
