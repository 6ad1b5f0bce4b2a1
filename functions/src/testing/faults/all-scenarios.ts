import { replace, upload } from './document-scenarios.ts';
import { register } from './register-scenario.ts';
import { ask, draft, send } from './request-scenarios.ts';
import type { Scenario } from './scenario.ts';

export const SCENARIOS: [name: string, scenario: Scenario][] = [
  ['asking', ask],
  ['drafting', draft],
  ['uploading and reading', upload],
  ['replacing', replace],
  ['sending', send],
  ['registering', register],
];
