import { initializeApp } from 'firebase/app';
import { ENV } from '../../config/env.ts';
import { startAppCheck } from './app-check.ts';

export const firebaseApp = initializeApp(ENV.firebase);

startAppCheck(firebaseApp);
