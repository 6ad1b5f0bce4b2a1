import { launch } from './launch/launch.mjs';

launch('tools/start/main.ts');
