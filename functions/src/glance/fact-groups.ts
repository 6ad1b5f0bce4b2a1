/** The fields by chapter, in the order of the ICH M11 template. */
const GROUPS: [name: string, fields: string][] = [
  ['Study', 'title sponsor version phase indication'],
  [
    'Objectives and endpoints',
    'hypothesis primary_objective primary_endpoint secondary_objectives secondary_endpoints exploratory_objectives exploratory_endpoints',
  ],
  [
    'Design',
    'design arms randomisation stratification blinding unblinding participants sites countries study_duration periods screening_period follow_up end_of_study',
  ],
  ['Population', 'inclusion exclusion age contraception lifestyle rescreening replacement'],
  [
    'Investigational product',
    'imp dose dose_levels dose_changes missed_dose preparation storage infusion_time cycle_length observation accountability compliance overdose',
  ],
  ['Concomitant medication', 'prohibited permitted rescue'],
  ['Visits and assessments', 'windows missed_visits lab_tests pk_times blood_volume sample_retention'],
  ['Discontinuation', 'withdrawal lost_to_follow_up stopping_rules'],
  ['Safety', 'risks ae_collection ae_exceptions ae_grading causality sae_definition sae_reporting aesi pregnancy'],
  ['Statistics', 'power analysis_sets interim'],
  ['Oversight', 'committee consent archiving'],
];

const OTHERS = 'Other';

/** Every key is in one group; keys that no group names come last. */
export function groupsOf(keys: readonly string[]): { name: string; keys: string[] }[] {
  const groups = GROUPS.map(([name, fields]) => ({
    name,
    keys: fields.split(' ').filter((key) => keys.includes(key)),
  }));
  const grouped = new Set(groups.flatMap((group) => group.keys));
  const others = { name: OTHERS, keys: keys.filter((key) => !grouped.has(key)) };
  return [...groups, others].filter((group) => group.keys.length > 0);
}
