import type { Receivers } from '@trialdesk/contract/replies/announcements';

const NUMBER = new Intl.NumberFormat('en-US');

export function receiversText({ people, sites }: Receivers): string {
  if (people === 0) return 'Nobody works on this study at a site yet; anyone who joins later can read it.';
  const who = `${NUMBER.format(people)} ${people === 1 ? 'person' : 'people'}`;
  const where = `${NUMBER.format(sites)} ${sites === 1 ? 'site' : 'sites'}`;
  return `It goes to ${who} at ${where}; anyone who joins later can read it too.`;
}
