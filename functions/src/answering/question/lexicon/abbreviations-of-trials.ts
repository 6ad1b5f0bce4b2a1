/** Abbreviations of clinical research: documents, people, safety reporting, schedules of dosing. */
export const ABBREVIATIONS_OF_TRIALS = `
  AE > adverse event
  TEAE > treatment-emergent adverse event
  SAE > serious adverse event
  AESI > adverse event of special interest
  SUSAR > suspected unexpected serious adverse reaction
  ADR > adverse drug reaction
  irAE > immune-related adverse event
  DLT > dose-limiting toxicity
  MTD > maximum tolerated dose
  RP2D > recommended phase 2 dose
  IRR > infusion-related reaction
  CRS > cytokine release syndrome
  DILI > drug-induced liver injury Hy's law
  IB > investigator brochure
  IP > investigational product study drug
  IMP > investigational medicinal product study drug
  IND > investigational new drug
  SOC > standard of care
  SoA > schedule of activities assessments events
  SOP > standard operating procedure
  ICF > informed consent form
  LAR > legally authorized representative
  HIPAA > authorization protected health information privacy
  PHI > protected health information
  GDPR > data protection personal data privacy
  IRB > institutional review board
  IEC > independent ethics committee
  REC > research ethics committee
  ISF > investigator site file
  TMF > trial master file essential documents
  CRF > case report form
  eCRF > electronic case report form
  EDC > electronic data capture case report form
  SDV > source data verification
  DCF > data clarification form query
  PI > principal investigator
  MM > medical monitor
  CRA > monitor clinical research associate
  CRO > contract research organization
  CRC > study coordinator
  GCP > good clinical practice
  ICH > international conference harmonisation good clinical practice
  FDA > food and drug administration
  EMA > European medicines agency
  PK > pharmacokinetic
  PD > pharmacodynamic
  AUC > area under the curve
  ADA > anti-drug antibody
  ET > early termination
  ETV > early termination visit
  LTFU > lost to follow-up long-term follow-up
  EOT > end of treatment
  EOS > end of study
  EOI > end of infusion
  OLE > open-label extension
  ITT > intent-to-treat
  LOCF > last observation carried forward
  DMC > data monitoring committee
  DSMB > data safety monitoring board
  IDMC > independent data monitoring committee
  IWRS > interactive web response system randomization
  IVRS > interactive voice response system randomization
  IRT > interactive response technology randomization
  IXRS > interactive response system randomization
  PRN > as needed
  OTC > over the counter nonprescription
  NPO > fasting fasted food overnight
  NBM > fasting fasted food overnight
  QD > once daily
  QOD > every other day
  BID > twice daily
  TID > three times daily
  QID > four times daily
  BD > twice daily
  TDS > three times daily
  QDS > four times daily
  QHS > bedtime evening
  Q2W > every two weeks
  Q3W > every three weeks
  Q4W > every four weeks
  IV > intravenous
  IM > intramuscular
  SC > subcutaneous
  SQ > subcutaneous
  SubQ > subcutaneous
`;
