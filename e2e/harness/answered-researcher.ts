import { sentAnswer, type Given } from './given.ts';

/** A researcher whose site has two answered requests and an open one. */
export async function answeredResearcher(given: Given) {
  const site = await given.site('Harrow Clinic');
  const answered = { status: 'completed' as const, queries: [{ sent: sentAnswer('Yes, please.') }] };
  await given.request({ site, title: 'Lost diary', created_at: '2026-03-05T14:30:00.000Z', ...answered });
  await given.request({ site, title: 'Late visit', ...answered, study: { id: 'z', name: 'ZENITH-9' } });
  await given.request({ site, title: 'Wrong kit' });
  return given.person('Clinical Researcher', [site], { name: 'Nadia Holm' });
}
