/** Selection of participants: eligibility, consent, randomization and blinding. */
export const SELECTION = `
  start on, take on, sign up > enrollment eligibility first dose randomization
  eligible, qualify, candidate, enrol, enroll, meet criteria > inclusion exclusion criteria eligible enrollment excluded
  screen fail, screen failure, screen out, screened out, rule out, ruled out, knock out, knocked out, not qualify, disqualify, dealbreaker > exclusion criteria excluded ineligible screening failure
  rescreen, screen again, second screening, another shot at screening > rescreening rescreened screening failure
  retest, second try, repeat the lab, recheck the lab > retest repeated rescreening screening
  waiver, exemption, bend the rule, make an exception, let it slide, close enough > waiver exemption deviation eligibility criteria
  washout, come off, comes off, came off, coming off, wean, weaned, taper off > washout prior discontinued within
  too old, too young, age limit, age cutoff, minimum age, birthday > age years inclusion
  history of, hx, past history, medical history > medical history prior previous
  prior trial, another trial, another study, other trial, other study, previous trial, two studies, experimental drug > investigational drug participation another clinical trial within
  never had treatment, prior lines, heavily pretreated, pretreated > prior therapy previously treated regimen
  bedridden, frail, wheelchair > performance status ECOG Karnofsky ambulatory
  life expectancy, how long to live, months to live > life expectancy
  prisoner, inmate, jail, custody, locked up > prisoner incarcerated vulnerable detained
  employee, colleague, coworker, staff member as a patient, relative of staff > employee investigator site relative vulnerable
  cannot speak english, interpreter, translator, translation, spanish, mother tongue, native language > language translated interpreter
  illiterate, cannot read, cannot write > impartial witness illiterate
  confused, understand the form, cannot decide > capacity legally authorized representative consent
  consent, sign the form, sign the papers, paperwork signed > informed consent signed written form
  icf, sign again, re sign, reconsent, re consent, new consent, sign the new > informed consent reconsent signed version
  who can sign, who signs, sign for him, sign for her, proxy, guardian, power of attorney, poa, surrogate, next of kin sign > legally authorized representative guardian consent
  copy of the consent, signed copy, keep a copy, copy of the form > copy signed informed consent
  verbal consent, oral consent, consent by phone, phone consent, econsent, electronic consent, e sign, docusign > informed consent electronic signature written witness
  child, kid, kids, teenager, underage, adolescent, paediatric > assent parent guardian minor pediatric adolescent
  parent, parents, mum, mom > parent guardian assent
  turns 18, age of majority > adult majority reconsent consent
  optional sample, genetic consent, biobank, future research > genetic pharmacogenomic optional consent storage future research
  changed mind, change mind, change his mind, changes mind, backs out, backed out, revoke > withdraw withdrawal consent
  tell the family doctor, letter to gp, inform the gp > primary care physician informed notified
  which arm, what group, number drawn, draw a number, allocated, assigned to, put in a group, coin flip > randomization treatment assignment blinded unblinding
  randomize, randomise, randomisation > randomization randomized assigned allocation ratio
  randomized by mistake, randomized in error, wrongly randomized, should not have been randomized > randomized ineligible deviation error
  wrong stratum, strata, stratification factor, stratify > stratified stratification factors randomization
  subject number, patient number, screening number, participant id, study id > subject identification number assigned unique
  sugar pill, dummy, fake drug, fake pill > placebo matching
  open label, not blinded > open-label
  break the code, break the blind, unblind, code break, unmask, broken code, broken blind, actual drug, real drug or placebo > unblinding emergency code treatment assignment opened blind
  sealed envelope, scratch card, envelope > sealed envelope code break unblinding
  guess the arm, guesses the treatment > blinding blind maintained
  crossover, switch arms, swap arms, change arm, switch groups > crossover treatment assignment
  how many patients, headcount, cap on enrollment, competitive enrollment > sample size number of patients sites enrollment
  close enrollment, closed to accrual, accrual, still recruiting, recruiting > accrual enrollment recruitment
  advert, flyer, poster, advertise, facebook > advertisement recruitment materials approved IRB
  replace the patient, backfill > replaced replacement
`;
