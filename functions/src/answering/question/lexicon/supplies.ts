/** Supplies, records, data, money and the people who run the study. */
export const SUPPLIES = `
  bin, toss, throw away, throw out, throw it out, get rid, sharps > discard destroy destruction disposal
  fridge, refrigerator, freezer, left out, on the counter, on the bench, kept cold, keep cold, cold chain > storage stored temperature refrigerated °C
  room temp, room temperature, temperature excursion, warmed up, froze, frozen drug, power cut, power outage, out of range temperature > temperature excursion storage stored quarantine
  thermometer, temp log, logger, data logger > temperature log monitored recorded
  quarantine, set aside, still usable, can we still use, okay to use > quarantine sponsor notified use
  sunlight on, protect from light, foil > protected light
  shelf life, expiry, expired, expires, out of date, good for how long, beyond use > expiration expiry date stability hours
  after mixing, once mixed, how long is it good, once opened > prepared stability hours storage
  hand out, handed out, give out, gave out, dispense > dispensed dispensing supplied
  mail the drug, post the drug, ship to patient, send drug home, direct to patient, courier the drug > shipment dispensed shipped
  leftover, bring back, brings back, brought back, returns, unused, hand back, empty bottles, empty blister > returned unused accountability compliance
  lost the bottle, lost pills, lost drug, stolen, misplaced, ran out, run out, out of stock, short of drug, low on drug, resupply, reorder, order more > resupply lost supply inventory accountability
  drug log, count the stock, inventory > accountability records inventory dispensing
  bottle, kit, blister, carton, ampoule, packaging, box > container package labeling supply
  sticker, labelled > label labeling labeled
  chemist, drugstore > pharmacist pharmacy
  broken, damaged, faulty, quality complaint, defect, discoloured, cloudy, floaters, smashed > product complaint damaged
  shipment, package arrived, delivery, acknowledge receipt > shipment receipt received
  hear from us, report to you > report reported sponsor notify
  ask anyone, ask first, ask permission, permission, sign off, okay from, ok from, somebody ok, green light, thumbs up, clear it with > approval agreement sponsor medical monitor consult
  who to call, who to contact, who do i call, phone number, hotline, after hours, contact person, emergency number > contact notify medical monitor sponsor telephone
  nurse, coordinator, research nurse, sub investigator, staff > site personnel study staff investigator
  delegate, delegation, allowed to do, same nurse, same rater, same doctor > qualified delegated investigator designee trained
  rater, rater training, trained, training > training trained certified qualified rater
  gp, family doctor, onc, own doctor, regular doctor, pcp, primary care, oncologist, cardiologist > physician
  monitoring visit, monitor is coming, cra visit > monitor monitoring visit source verification
  auditor, inspection, inspector, audit, fda coming > audit inspection regulatory authorities access records
  source document, hospital notes, medical notes, emr, ehr, electronic record > source documents medical records
  enter the data, data entry, key in, fill in, fill out, filled out, filled in, crf page > case report form entered recorded
  correct a mistake, cross out, typo, wrong date, fix an entry, erase > correction corrected initialed dated case report form
  queries > query data clarification
  keep records, archive, isf, how many years, shred, store the files, keep files, keep the charts > retention records essential documents archived years
  old version, current version, latest version, still apply, amended, protocol change, new version > amendment changes removed omitted
  protocol violation, protocol breach, slip up, slipped up, broke protocol, not per protocol, off protocol > protocol deviation violation
  irb approval, ethics committee, rec > institutional review board ethics committee approval
  stop the trial, stop the whole study, shut down, close the site, stopping rule, pulled the plug > termination suspension study stopping rules
  independent board > data monitoring committee safety board review
  early look > interim analysis
  how many needed > sample size power
  main outcome, main goal, what are we measuring > primary endpoint efficacy variable objective
  drop outs counted, missing data, blank answers, missing value > missing data imputation
  publish, publication, poster at > publication manuscript sponsor
  find out the results, told the results > results registry published
  privacy, deidentify, de identified, redact, anonymise, anonymize > confidentiality identified initials
  paid, pay, invoice, stipend, wages, expenses, reimburse, gift card, compensate > payment reimbursement compensation
  who pays, insurance, bill the insurance, injured, harmed by the drug, sue > insurance compensation injury indemnity
  leftover samples, keep samples, how long are samples kept, destroy samples > samples stored storage destroyed years
  tablet device, ipad, epro device, handheld, watch device, tracker > electronic device diary
  login, log in, locked out > access system password user
  discharge summary, follow up report, new info, update, hospital letter > updated follow-up information
`;
