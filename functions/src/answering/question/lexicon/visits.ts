/** The course of the study: visits and their windows, leaving early, follow-up, contact. */
export const VISITS = `
  holiday, vacation, trip, travel, flying, flight, abroad, out of town, out of the country, cruise, away > travel journey absence missed visit delayed
  late, delay, early, postpone, push back, pushed back, bring forward, run late, running late, running behind, overdue > delayed delay within window earlier later
  window, shift, move the visit, nominal, reschedule, off schedule, out of window, wiggle room, leeway, grace period, plus or minus > window within days scheduled date time visit
  weekend, saturday, sunday, bank holiday, christmas, thanksgiving, public holiday > window within days visit scheduled
  snow, storm, covid, pandemic > missed visit remote telephone alternative
  skip a visit, missed visit, missed appointment, did not come, miss the visit, did not attend, dna visit > missed visit rescheduled
  clinic visit > visit clinic site
  how frequently > every weeks daily schedule
  how long is the study, how long does it last, how many visits, number of visits > duration study period weeks visits
  how long is the visit, how long will it take > duration hours visit
  which first, before or after, what comes first > order prior performed before
  combine visits, two visits at once, all in one day, split the visit, over two days > same day visit combined
  extra visit, unscheduled, walk in > unscheduled visit
  pre dose, predose, before the first > baseline predose prior
  hours after > postdose hours following
  flow chart, flowchart, time and events, visit table, schedule of events > schedule assessments activities events
  video, virtual, zoom, remote, telehealth, telemedicine, facetime, skype > remote telephone telemedicine virtual
  phone, rang, phone visit, by phone, call, ring > telephone contact
  at home, home visit, visiting nurse, home nurse, home nursing, district nurse, home health, home > outpatient home nurse visit
  local lab, local hospital, closer to home, local doctor, another clinic > local laboratory
  overnight stay, on the unit, in the unit, inpatient, stay overnight, sleep over, stay the night, confinement, in house > inpatient unit confinement overnight
  day pass > discharge unit
  nursing home, care home, assisted living, hospice, skilled nursing > nursing home institutionalized residential
  moving house, relocate, change sites, switch sites, transfer to > transfer transferred site
  drop out, dropped out, drops out, dropping out, quit, pull out, pulled out, leave the study, leaves the study, left the study, come off study, off study, take off study, took off study, kick out, kicked out, early exit > discontinue discontinuation withdraw withdrawal early termination
  early term, et visit, final visit, last visit, end visit, exit visit, closeout visit > early termination final visit end of study
  stay in without drug, off drug but on study, keep following, still follow, keep coming > follow-up discontinued treatment continue assessments
  lost contact, not answering, no show, no shows, cannot reach, disappeared, ghosted, does not pick up, vanished patient, no answer, certified letter, registered letter > lost to follow-up attempts contact telephone
  how many calls, how many attempts, how many times do we call > attempts contact lost to follow-up
  still alive, alive or dead, survival check, survival call, public records, obituary > survival follow-up status death
  come back to the study, back in the study, re enter, reenter, rejoin > re-enter rescreening enrollment
  after the last dose, after last pill > following last dose follow-up days
  thirty day, safety follow up, 30 day check > follow-up days after last dose
  ride, taxi, uber, mileage, lift home > transportation travel reimbursement
  drive, driving, behind the wheel, operate machinery, forklift > driving machinery
  escort, bring someone, chaperone, accompany, accompanied > accompanied caregiver informant
  carer, wife, husband, daughter, son, family, next of kin, spouse, relative, live in aide, home help, informant > caregiver relative informant
  different caregiver, new carer, carer changed, switch caregivers > caregiver same informant replaced
  shower, bath, swim, swimming, sauna, get it wet > bathing water swimming shower
  sunbathe, tanning, sunscreen, sunburn > sunlight ultraviolet photosensitivity exposure
  gym, workout, jog, running a marathon, exercise, lifting weights, strenuous > strenuous exercise physical activity
  asleep, sleepy visit > sleep rest
  dieting, lose weight, keto, vegan, weight watchers, eating plan > diet dietary caloric
  grapefruit, seville orange, starfruit > grapefruit juice CYP3A4
  coffee, tea, caffeine, cola, energy drink, red bull > caffeine xanthine
  booze, beer, wine, drinking, drinks, drunk, hungover, cocktail, pint, liquor, heavy drinker, alcoholic > alcohol abuse
  smoke, smoker, vape, cigarettes, cigar, fags, chew tobacco, nicotine gum > tobacco nicotine smoking
  weed, pot, marijuana, edibles, cbd, thc > cannabis marijuana cannabinoid
  coke, heroin, meth, ecstasy, street drugs, junkie, shooting up, recreational drugs, addict, addicted > drug abuse illicit substance dependence
`;
