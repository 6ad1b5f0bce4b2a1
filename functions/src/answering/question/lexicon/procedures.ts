/** Examinations, procedures, surgery, devices and imaging. */
export const PROCEDURES = `
  vitals, obs > vital signs blood pressure pulse temperature respiratory rate
  sats, pulse ox, oxygen level, o2 sats > oxygen saturation
  bp, cuff, blood pressure cuff > blood pressure sphygmomanometer
  same arm, sitting, sit down, lie down, lying down, rest before, how long rest, five minutes rest > seated supine resting minutes blood pressure
  height, weigh, scales, weighed, weighing, shoes off > body weight height
  waist, girth, hip size, tape measure, tummy size > waist circumference
  check up, checkup, listen to chest > physical examination
  neuro exam, neuro check, neuro > neurological examination
  eye exam, eye test, eye check, eye doctor, optician > ophthalmologic examination visual acuity
  hearing test > audiometry
  breathing test, blow test, spiro, lung function > spirometry pulmonary function FEV1
  six minute, walk test > 6-minute walk
  heart tracing, tracing, twelve lead, 12 lead, heart trace, ekg strip > electrocardiogram ECG 12-lead
  triplicate, three in a row, three tracings > triplicate ECG
  overread, over read, read the ecg, central reader > central reading interpretation cardiologist
  holter, heart monitor, 24 hour monitor > ambulatory electrocardiogram ECG Holter
  telemetry, monitor beeping, hooked up > telemetry cardiac monitoring
  stress test, treadmill > exercise stress test
  echo, heart ultrasound, heart scan > echocardiogram LVEF ejection fraction
  pump function, ejection, heart function > left ventricular ejection fraction
  scan, imaging, scans, scanned, restage, restaging > CT MRI computed tomography magnetic resonance
  cat scan, ct > computed tomography
  metal in body, claustrophobic, claustrophobia, cannot have an mri > MRI contraindicated
  dye, contrast allergy > contrast intravenous
  sonogram, doppler > ultrasound
  x ray, xray, chest film > radiograph X-ray
  bone scan > bone scintigraphy radionuclide
  mammogram > mammography
  bone density, dexa > bone mineral density absorptiometry
  brain waves, brain wave > electroencephalogram EEG
  nerve test > nerve conduction
  scan late, old scan, scan from before, outside scan, previous scan > imaging days prior baseline acceptable
  measure the tumour, measure the lesion, size of the lesion > measurable lesion diameter target RECIST
  shrunk, shrink, shrinking > partial response decrease sum of diameters
  grown, bigger, new spot, new lesion, new lump > progression progressive disease new lesion increase sum of diameters
  melted away, disappeared on scan, clear scan > complete response disappearance
  no change on scan, same size > stable disease
  confirm the response, confirmatory, confirm progression, second scan > confirmation response progression weeks later
  who reads the scan, radiologist, central review, read the scan, independent read > independent central review radiologist
  bx, sample of the tumour, paraffin > biopsy tumor tissue archival formalin paraffin-embedded
  fine needle, fna > fine needle aspiration cytology
  scoped, having a scope, had a scope, bowel scope, camera down, camera test > endoscopy
  colonoscopy, camera up, bowel scope > colonoscopy
  bronch > bronchoscopy
  lp, spinal tap, lumbar, spinal fluid > lumbar puncture cerebrospinal fluid
  tap the belly, belly tap, drained the belly > paracentesis ascites
  chest tap, chest drain, tap the lung, drained lung > thoracentesis pleural
  smear, pap, pap test > cervical cytology Papanicolaou
  gallbladder out, gallbladder removed, chole, lap chole > cholecystectomy gallbladder
  appendix out, appendix > appendectomy
  breast removed, breast off > mastectomy
  prostate out, prostate removed > prostatectomy
  spleen out, spleen removed, no spleen > splenectomy
  kidney out, kidney removed > nephrectomy solitary
  colostomy, ileostomy, ostomy > stoma colostomy
  bypass, open heart, triple bypass > coronary artery bypass graft
  stent, stents, stented, angioplasty, cath, cathed, cath lab > stent angioplasty catheterization percutaneous coronary
  zapped, cardioversion > cardioversion
  hip replacement, new hip, knee replacement, joint replacement > arthroplasty surgery
  dentist, dental, tooth, teeth, tooth out, root canal > dental surgery procedure extraction
  operation, operated, under the knife, surgery > surgery surgical procedure
  surgery on study, needs surgery, needs an operation, before surgery, after surgery, major surgery, minor surgery > surgery interrupted major within weeks wound healing
  put to sleep, anaesthetic, anaesthesia, local anaesthetic, general anaesthetic > anesthesia anesthetic
  on dialysis > dialysis hemodialysis
  portacath, chest port, port access, through the port, port a cath, picc, picc line, central line, hickman > central venous catheter access
  cannula, venflon, iv line, iv access, drip stand > catheter intravenous cannula
  same arm as the drip, opposite arm, draw from the line, draw from the port > opposite arm contralateral infusion sample
  foley, catheterised, urinary catheter > urinary catheter
  unit of blood, bag of blood, transfuse, transfused, blood transfusion, red cells, packed cells, units > transfusion red blood cell
  ffp > fresh frozen plasma
  platelets given, platelet transfusion, bag of platelets > platelet transfusion
  radiation, radio, radiotherapy, irradiated, zap the tumour, rt > radiotherapy radiation
  gamma knife, cyberknife, srs > stereotactic radiosurgery radiotherapy
  whole brain, brain radiation > whole brain radiotherapy
  palliative radiation, spot radiation, radiation for pain > palliative radiotherapy bone pain
  physio, physical therapy, occupational therapy > physiotherapy rehabilitation
  acupuncture, massage, homeopathy, chiropractor, alternative medicine > alternative complementary therapy
  ect, shock therapy > electroconvulsive therapy
  counselling, therapist, talk therapy > psychotherapy
  questionnaire, diary, form to fill > survey questionnaire assessment scale
  help fill, fill it in for, read it to him, read it to her, read aloud, spouse fill, answer for him, answer for her > questionnaire completed interview assistance patient caregiver
  left blank, forgot the diary, lost the diary, blank page > missing diary completed
  memory test, cognitive test, pen and paper > cognitive assessment scale
  tablet questionnaire, on the tablet, electronic diary > electronic patient-reported outcome
  paper copy, paper backup > paper
  videotape, tape the interview, tape recorded > videotaped recorded interview
  pain score, rate pain > pain scale numeric rating visual analog
`;
