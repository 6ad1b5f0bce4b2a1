interface StudyNamed {
  study_id: string;
  study_name: string;
}

/** How the study of a request is called wherever it is shown (specification, sections 3 and 8). */
export function studyLabel({ study_id, study_name }: StudyNamed): string {
  return study_id === '' ? 'Unassigned' : study_name || study_id;
}
