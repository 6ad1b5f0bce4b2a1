/** The roles of the product specification, section 3: shown to people and stored as written here. */
export const ROLES = ['Administrator', 'Clinical Researcher', 'Site Manager'] as const;

export type Role = (typeof ROLES)[number];

export function isRole(value: unknown): value is Role {
  const known: readonly unknown[] = ROLES;
  return known.includes(value);
}
