import { initializeApp } from 'firebase/app';
import { ENV } from '../../config/env.ts';

export const firebaseApp = initializeApp(ENV.firebase);
