/** Diseases and states by their everyday names. */
export const CONDITIONS = `
  heart attack, heart attacks > myocardial infarction coronary
  bad heart, heart trouble, heart problem, heart condition, heart disease, cardiac history, weak heart > cardiovascular cardiac disease heart failure
  afib > atrial fibrillation arrhythmia
  pacemaker, icd device, defibrillator > pacemaker implantable cardioverter
  long qt, qt prolonged, prolonged qt > QTc interval prolongation torsades
  strokes, brain attack > cerebrovascular accident stroke
  mini stroke > transient ischemic attack
  brain bleed, bleed on the brain, bleed in the brain > intracranial hemorrhage
  clot, clots, blood clot, blood clots > thrombosis embolism thromboembolic
  clot in the leg, leg clot > deep vein thrombosis
  clot in the lung, lung clot > pulmonary embolism
  poor circulation, bad circulation > peripheral vascular arterial disease
  high cholesterol, bad cholesterol, hyperlipidaemia > hyperlipidemia hypercholesterolemia cholesterol LDL
  trigs > triglycerides hypertriglyceridemia
  sugar, sugars, blood sugar, high sugar > glucose hyperglycemia
  low sugar, hypo, hypos, sugar dropped > hypoglycemia glucose
  diabetic, sugar diabetes, diabetics > diabetes mellitus glycemic
  overweight, obese, too heavy > obesity BMI body mass index
  underweight, skinny, too thin > BMI body mass index
  overactive thyroid, underactive thyroid > thyroid hyperthyroidism hypothyroidism TSH
  gout > hyperuricemia uric acid
  liver disease, liver trouble, bad liver, fatty liver > hepatic impairment hepatitis cirrhosis
  liver enzymes, liver tests > transaminase ALT AST hepatic bilirubin
  hep b > hepatitis B HBsAg surface antigen
  hep c > hepatitis C HCV antibody RNA
  hep > hepatitis
  hiv positive, positive for hiv > HIV human immunodeficiency virus antiretroviral
  kidney, kidneys, bad kidneys, kidney disease, kidney failure > renal impairment creatinine clearance
  kidney stone, kidney stones > nephrolithiasis
  gallstones, gall stones > cholelithiasis gallbladder biliary
  stomach ulcer > peptic ulcer gastrointestinal
  crohns, colitis, bowel disease > inflammatory bowel disease Crohn ulcerative colitis
  blocked bowel, bowel blockage, twisted bowel, ileus > intestinal obstruction bowel
  hole in the bowel > gastrointestinal perforation fistula
  short gut, malabsorption, gastric bypass, stomach stapled, bariatric, gastric sleeve > malabsorption gastric bypass gastrointestinal absorption
  asthmatic > asthma bronchospastic
  bad lungs, lung disease, emphysema, copd > chronic obstructive pulmonary disease
  scarred lungs, lung inflammation, lung scarring > interstitial lung disease pneumonitis
  chest infection > pneumonia infection
  collapsed lung > pneumothorax
  sleep apnoea, cpap > sleep apnea
  on oxygen, home oxygen > supplemental oxygen saturation
  quantiferon > tuberculosis latent
  shingles > herpes zoster varicella
  cold sore, cold sores > herpes simplex
  thrush, yeast > candidiasis fungal
  blood poisoning, septic > sepsis bacteremia
  coronavirus > COVID-19 SARS-CoV-2
  immunocompromised, weak immune system, immune deficiency > immunosuppressed immunodeficiency
  autoimmune, lupus > autoimmune disease lupus
  arthritis, rheumatoid > arthritis rheumatoid
  brittle bones, thin bones, osteoporosis > osteoporosis bone mineral density
  broken bone, broken hip, fractured > fracture
  jaw problem > osteonecrosis of the jaw
  dementia, alzheimer, alzheimers > Alzheimer dementia cognitive
  parkinson, parkinsons > Parkinson parkinsonism
  ms patient, multiple sclerosis > multiple sclerosis demyelinating
  brain injury, concussion, head injury, hit his head, hit her head > head trauma injury loss of consciousness
  schizophrenic, schizophrenia, bipolar, manic > psychiatric disorder schizophrenia bipolar
  mental illness, psych history, psychiatric > psychiatric disorder DSM
  cataract, cataracts > cataract lens
  prostate, enlarged prostate > prostatic hyperplasia prostate
  anaemic, anaemia, low iron, iron deficient > anemia hemoglobin iron
  low platelets, platelets low > thrombocytopenia platelet
  low white count, low whites, white count, whites low > leukopenia neutropenia white blood cell
  low neutrophils, neutropenic, neuts, neutropenic fever, neutropenic sepsis > neutropenia neutrophil febrile
  bleeding disorder, haemophilia > coagulopathy bleeding diathesis hemophilia
  low potassium > hypokalemia potassium
  high potassium > hyperkalemia potassium
  low sodium, low salt > hyponatremia sodium
  low calcium > hypocalcemia calcium
  high calcium > hypercalcemia calcium
  low magnesium > hypomagnesemia magnesium
  low phosphate, low phosphorus > hypophosphatemia phosphate
  low protein, low albumin > hypoalbuminemia albumin
  protein in urine, protein in the urine > proteinuria urine protein
  tumour > malignancy cancer carcinoma neoplasm
  other cancer, another cancer, previous cancer, second cancer, cancer before > prior malignancy carcinoma in situ basal cell disease-free
  skin cancer > basal cell squamous cell carcinoma melanoma
  mets, secondaries > metastases metastatic
  brain mets, spread to the brain, spread to brain > brain metastases central nervous system CNS leptomeningeal
  bone mets > bone metastases
  spinal mets, cord compression > spinal cord compression
  cancer free, all clear > remission disease-free complete response
  end of life > palliative life expectancy
  inoperable, operable > unresectable resectable surgery
  leukaemia, blood cancer, lymphoma, myeloma > leukemia lymphoma hematologic malignancy
  transplanted, new kidney, new liver > transplant allogeneic organ
  genetic disease, runs in the family > hereditary congenital familial
`;
