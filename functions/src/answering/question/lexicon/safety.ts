/** Safety: adverse events, their grading and reporting, pregnancy, death. */
export const SAFETY = `
  side effect, side effects, reaction, bad reaction > adverse event
  admitted, hospital, hospitalised, hospitalized, emergency room, er, ed visit, icu, intensive care, a and e, kept overnight, ambulance > serious adverse event hospitalization emergency
  planned surgery, elective, planned admission, pre planned, social admission, respite > elective planned hospitalization preexisting procedure
  life threatening, almost died, nearly died, crash team, resuscitated > life-threatening serious
  died, passed away, dead, death, passed on, deceased, found dead > death fatal outcome
  autopsy, post mortem, postmortem, death certificate, coroner > autopsy death certificate
  suicide, suicidal, kill himself, kill herself, killed himself, harm himself, harm herself, wants to die, better off dead, end his life, end it all, self harm > suicidal ideation suicide attempt behavior
  how quickly, how fast, deadline, how soon, how long do i have, how many hours, when must we report, time frame, turnaround > within hours immediately days report
  which form, what form, sae form, paper form, fax > form report fax serious adverse event
  count as, counts as, qualifies as, do i report, do we report, reportable, need to report, write it up, worth reporting > adverse event definition reported recorded
  how bad > severity grade intensity mild moderate severe
  caused by, because of the drug, due to the drug, down to the drug, attribution, link to the drug > causality relationship related assessment
  already had, before the study, pre existing, long standing, known condition, had for years > preexisting condition baseline worsening medical history
  got worse, worsened, flare, flare up, flared up > worsening exacerbation increase severity
  cleared up, got better, gone away, went away > resolved resolution recovered outcome
  not resolved > ongoing follow-up resolution
  not in the brochure, new side effect > unexpected investigator brochure SUSAR
  start recording, after consent > consent signed recorded adverse events first dose
  how long after, stop recording, after last dose > days after last dose follow-up reported
  abnormal lab, out of range, abnormal result, lab alert, panic value, critical value, alert value > clinically significant abnormal laboratory value
  not clinically significant, clinically relevant, matters clinically > clinically significant investigator judgment
  got pregnant, gets pregnant, pregnant, expecting, having a baby, knocked up, positive pregnancy test, conceive, conceived > pregnancy pregnant discontinued reported outcome
  breastfeeding, breast feed, nursing mother, nursing a baby, breast milk, pump milk > lactation breastfeeding lactating nursing
  partner is pregnant, his wife is pregnant, girlfriend pregnant, partner pregnant, wife pregnant > pregnancy partner male reported
  baby, newborn, miscarriage, miscarried, abortion, terminate the pregnancy, birth defect, stillborn > pregnancy outcome infant abortion congenital anomaly
  birth control, contraceptive pill, coil, contraceptive, condom, rubbers, morning after, depo shot, diaphragm, rhythm method, abstain, abstinence, not sexually active, safe sex > contraception intrauterine device hormonal barrier effective abstinence
  tubes tied, tubal, sterilised, sterilized > tubal ligation surgically sterile
  snip, had the snip, vasectomised > vasectomy
  hysterectomy, womb out, womb removed, ovaries out, ovaries removed > hysterectomy oophorectomy surgically sterile
  menopause, menopausal, change of life, through the change, no periods, periods stopped, last period, postmenopausal > postmenopausal amenorrhea FSH months
  childbearing age, can still get pregnant, fertile, could become pregnant > childbearing potential
  trying for a baby, father a child, fathering, donate sperm, sperm bank, freeze eggs, egg donation, donate eggs, ivf > sperm donation egg contraception
  give blood, donate blood, blood donor, blood drive, plasma donation > blood donation donate
  needle stick, needlestick, stuck with a needle, spill, spilled, handle the drug > exposure handling spill precautions gloves
  misuse, sell the pills, addicted to it > abuse misuse dependence
  cold turkey, stopped suddenly > withdrawal abrupt rebound discontinuation
  funeral, bereavement > missed visit
  car crash, broke hip, tripped > fall accident injury fracture
`;
