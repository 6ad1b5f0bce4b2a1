/** Other treatment, by the everyday names of its kinds; the names of drugs have their own tables. */
export const TREATMENTS = `
  meds, medicine, medicines, medication, prescribe, prescribed, rx, other drugs, regular tablets > concomitant medication therapy prohibited allowed permitted
  allowed to take, okay with the study drug, banned, forbidden, off limits, not allowed > prohibited permitted allowed concomitant
  same dose for, been on the same, dose changed recently > stable dose weeks prior
  over the counter, off the shelf, store bought, cold remedy, cough syrup, cough medicine, decongestant > nonprescription over-the-counter
  home remedy, natural remedy, herbal, herbs, supplement, vitamin, vitamins, multivitamin, fish oil, omega 3, chinese medicine, cbd oil, protein shake > dietary herbal supplement vitamin nonprescription
  jab, jabs, flu shot, flu jab, shot, vaccine, vaccinated, booster, covid shot, immunised, travel shots > vaccination immunization vaccine live inactivated
  chemo > chemotherapy anticancer cytotoxic
  immunotherapy, immuno, immune therapy, io > checkpoint inhibitor immunotherapy PD-1
  targeted therapy > tyrosine kinase inhibitor targeted
  hormone therapy, hormone treatment, hormone shot, hrt > hormonal therapy estrogen hormone replacement
  steroid, steroids, prednisolone, roids > corticosteroid glucocorticoid prednisone
  steroid cream, steroid inhaler, nasal steroid, steroid eye drops > topical inhaled corticosteroid
  steroid shot, cortisone, joint injection > intraarticular corticosteroid injection
  nasal spray, nose spray > nasal intranasal
  antibiotics, abx > antibiotic antimicrobial anti-infective
  hiv meds, hiv drugs > antiviral antiretroviral protease inhibitor
  painkiller, pain killer, pain killers, pain relief, pain meds, pain med > analgesic acetaminophen opioid NSAID
  strong painkiller, narcotic, narcotics, opiate, opiates > opioid narcotic analgesic
  anti inflammatory, anti inflammatories > NSAID nonsteroidal anti-inflammatory
  baby aspirin, low dose aspirin > aspirin acetylsalicylic acid antiplatelet
  blood thinner, blood thinners, thinners, anticoagulated > anticoagulant warfarin heparin
  rat poison > warfarin
  water pill, water pills, water tablet, water tablets, diuretics > diuretic furosemide
  sleeping pill, sleeping pills, sleeping tablet, sleeping tablets, sleep aid, something to sleep, knock him out > hypnotic sedative zolpidem
  nerve pill, nerve pills, calm him down, calm her down, tranquilliser, tranquilizer, sedate, anxiety med, benzo, benzos > benzodiazepine anxiolytic sedative
  happy pills, antidepressants, mood pill > antidepressant SSRI
  psych meds, psych drugs, antipsychotics > antipsychotic neuroleptic psychotropic
  mood stabiliser > mood stabilizer lithium valproate
  seizure med, seizure meds, epilepsy drug, epilepsy drugs, anti seizure, antiepileptics > anticonvulsant antiepileptic
  memory pill, memory drug, alzheimer drug, dementia drug > cholinesterase inhibitor donepezil memantine
  blood pressure tablet, blood pressure pill, blood pressure tablets, blood pressure pills, blood pressure med, blood pressure meds, bp meds, bp pill > antihypertensive
  heart pill, heart pills, heart med, heart meds > antiarrhythmic beta blocker digoxin
  cholesterol pill, cholesterol pills, cholesterol med, cholesterol meds, cholesterol drug, statins > statin HMG-CoA lipid-lowering
  sugar tablet, sugar tablets, diabetes pill, diabetes med, diabetes meds, diabetes drug > antidiabetic oral hypoglycemic insulin metformin
  weight loss drug, weight loss shot, slimming, diet pill, diet pills, skinny jab, weight loss jab > GLP-1 semaglutide anorectic appetite weight loss
  thyroid pill, thyroid tablet, thyroid med > levothyroxine thyroid replacement
  bone drug, bone strengthener, bone shot > bisphosphonate zoledronic acid denosumab
  acid blocker, acid reducer, stomach pill, acid reflux med, heartburn pill, stomach acid > proton pump inhibitor H2 antacid gastric pH
  antacids, indigestion tablet > antacid aluminum magnesium
  sickness tablet, anti sickness, anti nausea, nausea pill, antiemetics, something for nausea > antiemetic 5-HT3 ondansetron
  stool softener > laxative
  diarrhoea tablet, something for the runs, stop the diarrhoea > loperamide antidiarrheal
  hay fever tablet, allergy pill, allergy tablet, antihistamines > antihistamine
  bladder pill, bladder drug > anticholinergic antimuscarinic
  muscle relaxer > muscle relaxant
  white cell booster, growth factor, growth factors, gcsf, g csf, booster shot for counts > growth factor G-CSF filgrastim colony stimulating
  epo, red cell booster > erythropoietin erythropoiesis stimulating
  iron pill, iron tablet, iron infusion > iron supplement
  immune suppressant, immunosuppressant, anti rejection, suppress the immune system > immunosuppressive immunosuppressant
  biologics, anti tnf, tnf blocker > biologic anti-TNF monoclonal antibody
  erection pill > PDE5 inhibitor sildenafil
  nicotine patch, nicotine gum, quit smoking pill > nicotine replacement smoking cessation
  adrenaline, epi pen > epinephrine anaphylaxis
  rescue med, rescue medication, rescue drug, as needed drug > rescue medication as needed
  supportive care, best supportive > supportive care permitted
  standard treatment, usual care, background therapy > standard of care background therapy
  wash out period > half-lives washout
  unlicensed, off label > investigational approved
`;
