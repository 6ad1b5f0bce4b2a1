/** What patients complain of and what staff see, in everyday words. */
export const SYMPTOMS = `
  passed out, passes out, fainted, blacked out, keeled over, collapsed > syncope loss of consciousness
  lightheaded, light headed, woozy, room spinning, head rush > dizziness vertigo orthostatic hypotension
  fits, convulsed, shaking fit, fit > seizure convulsion
  epilepsy, epileptic > epilepsy seizure
  head pain, splitting head > headache
  migraine, migraines > migraine headache
  belly, tummy, stomach ache, bellyache, cramps, gut pain, sore stomach > abdominal pain gastrointestinal
  has the runs, had the runs, got the runs, with the runs, loose stools, runny tummy, loose motions, squits, stomach bug > diarrhea stools
  how many stools, trips to the toilet, bowel movements > diarrhea stools per day grade
  poop, poo, bowel motion > stool feces fecal
  constipated, bunged up, backed up, blocked up, not been to the toilet > constipation
  blood in stool, bloody stool, black stool, tarry, rectal bleed > melena gastrointestinal hemorrhage bleeding
  throwing blood, vomiting blood, coffee ground > hematemesis hemorrhage
  coughing blood, coughed blood, cough up blood, spitting blood > hemoptysis
  blood in pee, blood in urine, bloody urine, red urine > hematuria
  nosebleed, nose bleed, bloody nose > epistaxis bleeding
  bleeder > hemorrhage bleeding
  bruise, bruises, bruising, bruises easily > ecchymosis hematoma contusion bleeding
  nauseous, queasy, feels sick, feeling sick, sick to his stomach, off food > nausea vomiting
  heartburn, reflux, indigestion > dyspepsia gastroesophageal reflux
  bloated, bloating > flatulence distension
  no appetite, not eating, off his food, lost appetite > anorexia decreased appetite
  dry mouth, cotton mouth > dry mouth xerostomia
  mouth sores, mouth ulcers, sore mouth, canker > stomatitis mucositis oral
  sore throat > pharyngitis
  cannot taste, metal taste, taste funny > dysgeusia
  hoarse, lost his voice, croaky > dysphonia
  drool, dribble > salivation hypersalivation
  sweaty, sweating, night sweats > hyperhidrosis sweating
  hot flush, hot flash, hot flushes, hot flashes > hot flush vasomotor menopausal
  itchy, itch, itching, scratching > pruritus
  red skin, blotchy, breaking out, break out, welts > rash erythema dermatitis
  hives > urticaria hypersensitivity
  acne, pimples, zits > acneiform rash acne
  blisters, blistering, skin peeling, skin coming off > bullous exfoliative Stevens-Johnson
  hand foot, sore hands and feet > palmar-plantar erythrodysesthesia
  hair loss, losing hair, bald, hair falling > alopecia
  dry skin, flaky > xerosis dry skin
  throat closing, lips swelling, face swelling, tongue swelling, swollen face, swollen lips > angioedema anaphylaxis hypersensitivity
  allergic, allergy, allergies, allergic reaction, bad allergy > hypersensitivity allergy allergic excipients anaphylaxis
  fever, temp, running a temperature, spiked a temp, febrile > pyrexia body temperature
  shivers, shaking chills > chills rigors
  flu, flu like, sniffles, runny nose, under the weather > influenza infection upper respiratory
  short of breath, breathless, cannot breathe, trouble breathing, winded, out of breath, puffed, sob > dyspnea
  wheeze, wheezy, wheezing > bronchospasm wheezing
  chest pain, tight chest, chest tightness > chest pain angina
  racing heart, heart racing, fluttering, pounding heart, skipped beats, heart skipping > tachycardia palpitations arrhythmia
  slow heart, slow pulse, low heart rate, low pulse > bradycardia heart rate
  fast pulse, high heart rate > tachycardia heart rate
  irregular heartbeat, funny rhythm > arrhythmia atrial fibrillation
  high blood pressure, hypertensive, bp high, high bp, blood pressure up > hypertension blood pressure systolic diastolic
  low blood pressure, bp dropped, low bp, bottomed out > hypotension blood pressure
  stands up, standing up, standing bp, lying and standing > orthostatic postural supine standing
  swollen ankles, ankles swollen, swollen legs, swollen feet, swelling, puffy, water retention, fluid retention, retaining water, fat ankles > peripheral edema fluid
  fluid on the lung, water on the lung, lungs full > pleural effusion pulmonary edema
  fluid in belly, belly full of fluid, fluid in the abdomen > ascites
  pins and needles, tingling, numb, numbness, numb fingers > peripheral neuropathy paresthesia
  shaky, tremors, shaking hands > tremor
  twitch, twitching, restless, cannot sit still > extrapyramidal akathisia dystonia
  unsteady, wobbly, clumsy > ataxia gait
  weakness, no strength > asthenia weakness
  tired, exhausted, worn out, wiped out, knackered, no energy > fatigue asthenia
  drowsy, sleepy, groggy > somnolence sedation
  cannot sleep, not sleeping, sleepless, awake all night > insomnia
  nightmares, bad dreams > abnormal dreams nightmare
  confused, muddled, foggy, brain fog, disorientated > confusion confusional delirium cognitive
  seeing things, hearing voices, hears voices, voices > hallucination psychosis psychotic
  paranoid, delusions, crazy thoughts > delusion psychosis paranoia
  agitated, aggressive, lashing out, violent, angry > agitation aggression
  panicky > anxiety
  low mood, depressed, tearful, crying > depression mood
  forgetful, losing his memory, senile > memory cognitive dementia
  blurry, blurred, eyesight > blurred vision visual disturbance ophthalmologic
  red eye, pink eye, sore eyes > conjunctivitis
  ringing in ears, ringing ears, hard of hearing, deaf > tinnitus hearing
  yellow eyes, yellow skin, turned yellow, jaundice, jaundiced > jaundice bilirubin icterus hepatic
  cannot pee, trouble peeing, peeing a lot, up at night to pee > urinary retention frequency micturition
  wet himself, wet the bed, leaks urine, soiled > incontinence
  burning when peeing, burns to pee, water infection, bladder infection > urinary tract infection dysuria
  sore, ache, aches, hurts, hurting > pain
  backache > back pain
  joint pain, achy joints, sore joints > arthralgia
  muscle pain, sore muscles, achy muscles, cramp > myalgia creatine kinase
  lump, swollen glands > mass nodule lymph node tumor
  weight loss, lighter, heavier, lost weight, gained weight, weight gain, put on weight, losing weight > body weight change
  dehydrated, dried out, not drinking enough > dehydration hydration
  erection, impotent, impotence, sex drive, libido > erectile dysfunction libido
  heavy period, spotting, bleeding between, missed period, late period, monthly period > menstrual vaginal bleeding menorrhagia
  open sore > wound healing
  pus, abscess, boil > infection
`;
