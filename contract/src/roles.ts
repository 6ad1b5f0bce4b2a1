/** The three roles of the product specification, section 3. Their texts are shown to people and stored as they are. */
export const ROLES = ['Administrator', 'Clinical Researcher', 'Site Manager'] as const;

export type Role = (typeof ROLES)[number];

/** The roles that see drafts, edits and evaluations and answer the sites. */
export const RESEARCH_TEAM = ['Administrator', 'Site Manager'] as const satisfies readonly Role[];

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

export function isResearchTeam(role: Role): boolean {
  return RESEARCH_TEAM.some((member) => member === role);
}
