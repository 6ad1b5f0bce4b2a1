/** Categories of a request: value stored, label shown (specification, section 3). */
export const CATEGORIES = {
  protocol_clarification: 'Protocol Clarification',
  recruitment: 'Recruitment',
  inclusion_exclusion: 'Inclusion/Exclusion Criteria',
  study_procedures: 'Study Procedures',
  other: 'Other',
} as const;

export type Category = keyof typeof CATEGORIES;

export const PRIORITIES = ['low', 'medium', 'high'] as const;

export type Priority = (typeof PRIORITIES)[number];

export const PRIORITY_LABELS: Record<Priority, string> = { low: 'Low', medium: 'Medium', high: 'High' };

/** Higher is more urgent; lists are ordered by it. */
export function priorityRank(priority: Priority): number {
  return PRIORITIES.indexOf(priority);
}

export const DEFAULT_PRIORITY: Priority = 'low';
