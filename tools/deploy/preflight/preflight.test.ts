import { preflight } from './preflight.ts';

it('refuses without credentials, beside what else is wrong', async () => {
  process.env.GOOGLE_APPLICATION_CREDENTIALS = '/none.json';
  const refused = preflight({ project: 'demo-x', functions: {}, web: {} }, { isBuilt: true });
  await expect(refused).rejects.toThrow(
    /^Nothing was deployed:\n- demo-x exists only on the emulators[^]+\n- No credentials: run "gcloud auth application-default login" and try again\.$/,
  );
});
