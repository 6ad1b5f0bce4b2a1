import { launch } from './launch/launch.mjs';

launch('tools/test/main.ts');
