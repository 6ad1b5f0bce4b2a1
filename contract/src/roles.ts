/** Shown and stored as written here (specification, section 3). */
export const ROLES = ['Administrator', 'Clinical Researcher', 'Site Manager'] as const;

export type Role = (typeof ROLES)[number];

export function isRole(value: unknown): value is Role {
  const known: readonly unknown[] = ROLES;
  return known.includes(value);
}
