/** Study treatment: giving, missing, changing, holding and stopping it. */
export const DOSING = `
  pill, tablet, capsule, caplet, study med, study meds, study drug, trial drug, trial med, investigational drug > dose tablet capsule study drug investigational product
  first dose, day one dose > first dose day 1
  start dose, starting dose, begin on > starting initial dose
  bump up, bumped up, step up, stepped up, went up, push the dose, increase, raise the dose > escalation titration increased
  cut, drop back, dropped back, step down, stepped down, cut back, scale back, de escalate, lower the dose, dose drop, reduce the dose, turn down the dose, half dose > dose reduction reduce level modification
  re escalate, back up to full, full dose again > re-escalation increase dose
  hold, held, pause, on hold, drug holiday, treatment break, break from treatment, sit out, skip a cycle > interrupt interruption delay withhold delayed temporary
  how long can we hold, longest hold, maximum hold, max delay, how long a break > maximum interruption delay weeks discontinue
  restart, rechallenge, resume, start again, back on drug, back on the drug, put back on, start back up > rechallenge resume reintroduce restarted
  for good, take off drug, come off drug, stop drug, stop dosing, stop treatment, pull the drug, stop it completely > permanently discontinue discontinued withdrawn
  missed dose, forgot, skipped, skip, late dose, miss a dose, missed pill, overslept > missed dose compliance
  catch up, make up the dose, double up > missed dose skipped next scheduled
  how late > missed dose hours within window scheduled
  double dose, extra dose, too many, took too much, too much drug, took two, took twice, twice the dose, wrong dose, overdosed > overdose
  wrong drug, wrong bottle, wrong kit, wrong vial, mix up, mixed up, dosing error, med error > medication error incorrect dispensed
  took somebody else, swapped bottles, someone else took, cat ate, dog ate > accidental exposure
  threw up, throw up, throws up, thrown up, puked, puke, vomited, brought up, barfed, sicked up, spit out, spat out, cough up the pill > vomiting vomited emesis nausea
  keep down, keep pills down > vomiting vomited emesis redose
  crush, split, chew, cut in half, halve, open the capsule, dissolve, sprinkle, applesauce, cannot swallow, trouble swallowing > swallowed whole crushed broken swallow
  feeding tube, ng tube, peg tube, g tube, nasogastric > gastrostomy nasogastric feeding tube swallow
  breakfast, ate, eat, meal, empty stomach, food, lunch, dinner, supper, snack, eaten, full stomach > food meal fasted fasting fed
  glass of water > water
  morning dose, bedtime, evening dose, time of day, same time every day > morning evening time daily administered
  pill count, count the pills, how many left, count tablets > compliance accountability returned count tablets
  adherent, adherence, taking them properly > compliance
  pill diary, dosing diary, dose log > diary compliance record
  hang, hung, drip, run in, run through, once it is in, infuse, iv drip, drip rate > infusion infused administered rate
  slow the drip, slow it down, slow down, run slower, speed up, run faster > infusion rate slowed minutes
  infusion reaction, reacted on the drip, chills, rigors > infusion-related reaction hypersensitivity
  premed, premeds, premedication, pre med, pretreat > premedication antihistamine acetaminophen corticosteroid prior
  bag, mixed, made up, reconstitute, draw up, drawn up, dilute, syringe, saline bag, normal saline > preparation infusion prepared sodium chloride
  tubing, giving set, in line filter > filter infusion set line
  leaked, blew the vein, blown vein, tissued, infiltrated, extravasated > extravasation infusion site
  inject, shot in the belly, shot in the arm > injection injected subcutaneous site
  injection site, sore arm, red where we injected > injection site reaction
  self inject, inject at home, autoinjector, prefilled syringe > self-administration prefilled syringe training
  patch, patches > transdermal patch applied application
  patch fell, fell off, came unstuck, peeling, will not stick > patch adhesion applied replaced removed
  new patch, rotate, same spot, where to stick > application site rotated
  eye drops > ophthalmic
  ointment, lotion > topical
  inhaler, puffer, nebuliser, nebulizer > inhaled bronchodilator inhaler
  send home, after the drip, let them go home, chair > observed observation monitored following infusion discharge
  stay after, keep an eye, hang around, wait around, watch > observed observation following completion monitoring
  weight based, per kilo, by weight, weight changed, lost ten pounds > body weight mg/kg recalculated
  body surface, m2, dose cap, obese dosing > body surface area
  round the dose, nearest vial > rounded
  preventive, preventative, to prevent, prophylaxis > prophylactic prophylaxis
  loading dose > loading dose
  between doses, how far apart > interval hours between doses
  next cycle, start the next cycle, dose on day 1, okay to treat, good to treat, treatable, parameters to treat > criteria retreatment cycle begin neutrophils platelets recovered
  counts low, counts not back, counts have not recovered, counts recover > neutrophils platelets recovery delay
  dose level, level minus one > dose level cohort escalation
  treat past progression, beyond progression, keep going after progression, still benefiting, clinical benefit > progression continue treatment benefit investigator
  after the study, when the trial ends, trial is over, post trial, rollover, keep getting the drug, compassionate use, expanded access > extension open-label post-trial access continued treatment
  antidote, reversal agent > antidote overdose supportive
`;
