/** Abbreviations of the clinic: vital signs, laboratory, imaging, conditions, drugs, scales. */
export const ABBREVIATIONS_OF_CLINICS = `
  BSA > body surface area
  BP > blood pressure
  SBP > systolic blood pressure
  DBP > diastolic blood pressure
  HR > heart rate
  RR > respiratory rate
  SpO2 > oxygen saturation
  BMI > body mass index
  ECG > electrocardiogram
  EKG > electrocardiogram ECG
  TTE > transthoracic echocardiogram
  MUGA > multigated acquisition ejection fraction
  QTc > corrected QT interval
  QTcF > corrected QT interval Fridericia
  LVEF > left ventricular ejection fraction
  CBC > complete blood count hematology
  FBC > full blood count hematology
  Hgb > hemoglobin
  Hb > hemoglobin
  Hct > hematocrit
  Plt > platelet
  plts > platelet
  ANC > absolute neutrophil count
  WBC > white blood cell
  RBC > red blood cell
  PRBC > packed red blood cells transfusion
  MCV > mean corpuscular volume
  INR > international normalized ratio prothrombin coagulation
  PTT > partial thromboplastin time coagulation
  aPTT > activated partial thromboplastin time coagulation
  ESR > erythrocyte sedimentation rate
  CRP > C-reactive protein
  LFT > liver function hepatic ALT AST bilirubin
  ALT > alanine aminotransferase SGPT
  AST > aspartate aminotransferase SGOT
  ALP > alkaline phosphatase
  GGT > gamma glutamyl transferase
  LDH > lactate dehydrogenase
  CPK > creatine phosphokinase creatine kinase
  CK > creatine kinase
  BUN > blood urea nitrogen
  eGFR > estimated glomerular filtration rate
  CrCl > creatinine clearance
  UPCR > urine protein creatinine ratio proteinuria
  TSH > thyroid stimulating hormone
  FTI > free thyroid index
  FSH > follicle stimulating hormone postmenopausal
  LDL > low density lipoprotein cholesterol
  HDL > high density lipoprotein cholesterol
  HbA1c > glycated hemoglobin
  PSA > prostate specific antigen
  ANA > antinuclear antibody
  UA > urinalysis
  UDS > urine drug screen
  BNP > natriuretic peptide
  PCR > polymerase chain reaction
  Mg > magnesium hypomagnesemia
  ULN > upper limit of normal
  LLN > lower limit of normal
  WNL > within normal limits
  NCS > not clinically significant
  CT > computed tomography
  MRI > magnetic resonance imaging
  PET > positron emission tomography
  CXR > chest X-ray radiograph
  DXA > dual-energy X-ray absorptiometry bone density
  DEXA > dual-energy X-ray absorptiometry bone density
  EEG > electroencephalogram
  EMG > electromyogram
  PFT > pulmonary function spirometry
  FEV1 > forced expiratory volume spirometry
  FVC > forced vital capacity spirometry
  PICC > central venous catheter
  CVC > central venous catheter
  LP > lumbar puncture cerebrospinal fluid
  CSF > cerebrospinal fluid
  PE > pulmonary embolism
  DVT > deep vein thrombosis
  VTE > venous thromboembolism
  MI > myocardial infarction
  ACS > acute coronary syndrome
  CAD > coronary artery disease
  CABG > coronary artery bypass graft
  PCI > percutaneous coronary intervention
  CVA > cerebrovascular accident stroke
  TIA > transient ischemic attack
  CHF > congestive heart failure
  NYHA > New York Heart Association heart failure
  AF > atrial fibrillation
  AFib > atrial fibrillation
  HTN > hypertension
  PVD > peripheral vascular disease
  COPD > chronic obstructive pulmonary disease
  ILD > interstitial lung disease pneumonitis
  OSA > obstructive sleep apnea
  TB > tuberculosis
  URTI > upper respiratory tract infection
  URI > upper respiratory infection
  UTI > urinary tract infection
  HIV > human immunodeficiency virus
  HBV > hepatitis B
  HCV > hepatitis C
  HBsAg > hepatitis B surface antigen
  CMV > cytomegalovirus
  HSV > herpes simplex
  VZV > varicella zoster
  MRSA > methicillin resistant staphylococcus
  GERD > gastroesophageal reflux disease
  GORD > gastroesophageal reflux disease
  IBD > inflammatory bowel disease Crohn ulcerative colitis
  IBS > irritable bowel syndrome
  PUD > peptic ulcer disease
  SBO > bowel obstruction
  CKD > chronic kidney disease renal impairment
  ESRD > end-stage renal disease dialysis
  AKI > acute kidney injury renal failure
  BPH > benign prostatic hyperplasia
  DM > diabetes mellitus
  T1DM > type 1 diabetes mellitus
  T2DM > type 2 diabetes mellitus
  DKA > diabetic ketoacidosis
  RA > rheumatoid arthritis
  SLE > systemic lupus erythematosus
  MS > multiple sclerosis
  GVHD > graft versus host disease
  SCC > squamous cell carcinoma
  BCC > basal cell carcinoma
  MDS > myelodysplastic syndrome
  NSCLC > non-small cell lung cancer
  TLS > tumor lysis syndrome
  MDD > major depressive disorder
  GAD > generalized anxiety disorder
  PTSD > posttraumatic stress disorder
  ADHD > attention deficit hyperactivity disorder
  HRT > hormone replacement therapy estrogen
  OCP > oral contraceptive hormonal contraception
  COC > combined oral contraceptive hormonal contraception
  IUD > intrauterine device
  IUS > intrauterine system hormonal
  LMP > last menstrual period
  WOCBP > women of childbearing potential
  FOCBP > women of childbearing potential
  LMWH > low molecular weight heparin anticoagulant
  DOAC > direct oral anticoagulant
  NOAC > direct oral anticoagulant
  VKA > vitamin K antagonist warfarin
  ASA > acetylsalicylic acid aspirin
  APAP > acetaminophen paracetamol
  MAOI > monoamine oxidase inhibitor
  SSRI > selective serotonin reuptake inhibitor antidepressant
  SNRI > serotonin norepinephrine reuptake inhibitor antidepressant
  TCA > tricyclic antidepressant
  ARB > angiotensin receptor blocker
  ICS > inhaled corticosteroid
  LABA > long-acting beta agonist bronchodilator
  PPI > proton pump inhibitor
  H2RA > H2 receptor antagonist
  NSAID > nonsteroidal anti-inflammatory drug
  TKI > tyrosine kinase inhibitor
  ESA > erythropoiesis stimulating agent erythropoietin
  GCSF > granulocyte colony stimulating factor G-CSF
  IVIG > intravenous immunoglobulin
  TPN > parenteral nutrition
  XRT > radiotherapy radiation
  RT > radiotherapy radiation
  SRS > stereotactic radiosurgery
  WBRT > whole brain radiotherapy
  BMT > bone marrow transplant
  CTCAE > common terminology criteria for adverse events grade
  RECIST > response evaluation criteria in solid tumors
  CR > complete response
  PR > partial response
  ECOG > eastern cooperative oncology group performance status
  KPS > Karnofsky performance status
  PS > performance status
  PFS > progression-free survival
  OS > overall survival
  PRO > patient-reported outcome questionnaire
  ePRO > electronic patient-reported outcome diary
  QoL > quality of life
  VAS > visual analog scale
  NRS > numeric rating scale
  CSSRS > Columbia suicide severity rating scale
  MMSE > mini-mental state examination
  DNR > resuscitation
  AMA > against medical advice
`;
