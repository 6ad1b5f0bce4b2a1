const DOTS = '•••';

/** Recognisable to its owner: the first letter and the domain. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  return first + DOTS + email.slice(email.lastIndexOf('@'));
}
