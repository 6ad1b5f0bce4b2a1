/** Short forms of the clinic's everyday language that stand for one plain thing. */
export const SHORTHAND = `
  pt, pts, patient, subject, participant, volunteer > patient participant subject
  dx, diagnosed > diagnosis diagnosed confirmed
  sx > symptoms
  fx > fracture
  hx > history
  fu, f u, followup > follow-up
  appt > visit appointment
  sched > schedule
  med list, med rec, conmed, conmeds, con meds, concomitants > concomitant medication
  tested positive > positive
  wt > body weight
  ht > height
  wks, wk > weeks
  hrs > hours
  mins > minutes
  yo, y o > years age
  subq > subcutaneous
  po > oral orally
  iv > intravenous
  prn > as needed
  doc > physician investigator
  drug company, pharma > sponsor
  randomised, rando > randomized
  elig > eligibility eligible inclusion
  regs > regulatory authorities
  preop, postop, pre op, post op > preoperative postoperative surgery
  bmx > bone marrow biopsy
  progressed, progressing > progressive disease progression
`;
