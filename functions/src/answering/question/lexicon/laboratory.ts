/** Laboratory tests, and taking, handling and shipping samples. */
export const LABORATORY = `
  labs, lab work, labwork, bloodwork, blood work, blood tests > laboratory tests hematology chemistry
  redraw, recheck, rerun, run again, test again, redo, redone, do again, repeat > repeated repeat retest confirmed
  cbc, blood count, full blood count, fbc, h and h > hematology hemoglobin platelets leukocytes
  crit, haematocrit > hematocrit
  haemoglobin, hgb > hemoglobin anemia
  whites, wbcs > white blood cell leukocytes
  neuts, polys, segs > neutrophil
  lymphs > lymphocyte
  retics > reticulocyte
  lytes, chem panel, cmp, bmp, chem 7, u and e, us and es, chem 20, biochem, chemistry > electrolytes chemistry biochemistry sodium potassium
  creat, creatinine clearance, kidney numbers > creatinine clearance
  which formula, cockcroft, gault, mdrd > Cockcroft-Gault estimated creatinine clearance
  24 hour urine, urine collection > 24-hour urine collection
  bicarb > bicarbonate
  phos > phosphate phosphorus
  alk phos > alkaline phosphatase
  trop, trops > troponin
  bili > bilirubin
  gilbert, gilberts > Gilbert syndrome bilirubin
  lfts > transaminase ALT AST hepatic
  hys law > Hy's law ALT bilirubin
  a1c > HbA1c glycated hemoglobin
  fingerstick, finger stick, finger prick, glucometer, sugar check > glucose capillary blood glucose
  ogtt, glucose tolerance > oral glucose tolerance
  lipids, lipid panel, cholesterol test > lipid cholesterol triglycerides fasting
  coags, clotting, clotting screen, clotting tests, pt inr, pro time > coagulation prothrombin INR partial thromboplastin
  sed rate > erythrocyte sedimentation rate
  tft, tfts, thyroid tests, thyroid function > thyroid stimulating hormone T4
  b12, folic acid > vitamin B12 folate
  syphilis, rpr, vdrl > syphilis serology
  hepatitis screen, hep screen, viral screen, virology > hepatitis B surface antigen serology HIV
  preg test, hcg, pregnancy stick, bhcg, beta hcg > pregnancy test serum urine
  tox screen, drug test, drugs test, drug screen, dirty urine, popped positive > urine drug screen
  breathalyser, breathalyzer, breath test > alcohol breath test
  pee, urine dip, dipstick, dip, urine sample, water sample > urinalysis urine
  clean catch, midstream > midstream urine
  stool sample, fobt > stool fecal occult
  swabbed, nose swab, cheek swab, throat swab > swab nasopharyngeal buccal
  spit sample > saliva
  sensitivity test, skin test > skin test
  tumour marker, tumor marker, ca 125, cea > tumor marker
  gene test, mutation status, genotyping, fish test > genotype mutation molecular testing
  blood draw, bloods, draw, venepuncture, phlebotomy, phleb, tube, blood > sample samples collection specimen blood laboratory
  hard stick, bad veins, no veins, could not get blood, cannot get blood, missed draw, missed sample > sample not collected missed blood
  how much blood, volume of blood, blood volume, how many tubes, how many mls > total blood volume mL
  which tube, purple top, lavender, red top, green top, gold top, blue top, tiger top, edta > tube EDTA heparin serum plasma
  fasting bloods, fasting labs, fasted > fasting fasted overnight
  pk sample, pk draw, drug level, drug levels, pks, serial bloods > pharmacokinetic concentration plasma sample time
  exact time, clock time, time of the draw, actual time > actual time recorded sample
  exploratory blood > biomarker exploratory
  antibodies to the drug, anti drug, immunogenicity > anti-drug antibody immunogenicity
  spin, spun, spinning, spun down, centrifugation > centrifuge centrifuged centrifugation
  how fast to spin, rpm, g force > centrifuge minutes
  clot tube, clumped, clumping, lysed, haemolysed, lipaemic, qns, short sample, lost sample, broke in transit > hemolyzed clotted repeat sample inadequate
  sit before spinning, let it clot > clot minutes room temperature
  on ice, wet ice > ice chilled
  minus 80, minus 70, minus 20, deep freeze, thawed, thaw > frozen freezer stored °C
  split the sample, cryovial, cryo, tubes to fill > aliquot cryovial plasma
  dry ice, shipping, courier, fedex, dhl, send out, sent out, post the sample, airway bill > shipment shipped dry ice central laboratory
  ship on friday, weekend shipment, ship batch > shipment batch frozen stored
  central lab, main lab > central laboratory
  safety lab, lab result back, results in time, wait for results > laboratory results reviewed prior dosing
  lab normal, reference range, normal range > reference range normal limits
  lab manual > laboratory manual
  lab certificate, lab cert, accreditation > laboratory certification normal ranges
  mixed up samples, label the tube, mislabelled > label identification sample
  times normal > upper limit of normal ULN
`;
