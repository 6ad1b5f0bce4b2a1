import type { SampleRequest } from './sample-request.ts';

const DAY = 24;

/** Requests on LANTERN-3. Answers follow version 3.0 of its protocol; the comments name the sections. */
export const LANTERN_REQUESTS: readonly SampleRequest[] = [
  {
    key: 'late-week-12',
    title: 'Wk 12 visit out of window, pt in hospital',
    category: 'study_procedures',
    priority: 'high',
    site: 'riverside',
    study: 'lantern',
    turns: [
      {
        question:
          "Pt had a hip fracture (SAE already reported) and won't be discharged before D90. Visit 8 was due D85. Can we still do it at D91 or do we skip it and go straight to V9? Don't want to lose the primary endpoint.",
        askedHoursAgo: 9 * DAY,
        answerable: true,
        // Sections 4.4 and 4.5
        outcome: {
          state: 'sent',
          by: 'manager',
          hoursAgo: 9 * DAY - 3,
          answer: {
            from: 'reviewer',
            text: 'Please hold Visit 8 on Day 91. Outside the window of ±3 days Visit 8 is still done, at the site, up to Day 92, with all its assessments. Please tell the medical monitor before the visit and record a protocol deviation in the eCRF. Visit 9 stays on Day 113 (±5 days); at least 14 days must lie between the two visits, which is met. Do not combine the two visits.',
          },
          evaluation: {
            answered: true,
            relevance: 5,
            tone: 4,
            citation_quality: 4,
            comment: 'Right passages. Added the interval to Visit 9 and the call to the medical monitor.',
          },
        },
      },
      {
        question:
          'Thanks. Follow up on the same pt: only 3 e-diary entries in the 7 days before V8, she could not hold the device. Can we enter the missing days from the nursing notes?',
        askedHoursAgo: 8 * DAY,
        answerable: true,
        // Section 8.2
        outcome: {
          state: 'sent',
          by: 'manager',
          hoursAgo: 8 * DAY - 5,
          answer: {
            from: 'reviewer',
            text: 'No. An e-diary entry cannot be made later or on paper, so the nursing notes cannot be used. Fewer than 5 entries in the 7 days before Visit 8 is a protocol deviation; please record it. The weekly mean is computed from at least 4 entries, so with 3 entries it will be missing for Week 12. The participant stays in the study.',
          },
          evaluation: {
            answered: true,
            relevance: 4,
            tone: 4,
            citation_quality: 5,
            comment: '',
          },
        },
      },
    ],
  },
  {
    key: 'five-days-without-imp',
    title: 'No IMP for 5 days, how to restart',
    category: 'protocol_clarification',
    priority: 'high',
    site: 'riverside',
    study: 'lantern',
    // Section 6.7
    turns: [
      {
        question:
          'Pt went abroad and left the bottle at home, no tablets for 5 days. Back today. Does he just go on with 200 mg BID tonight or do we need to titrate again? Who do we call?',
        askedHoursAgo: 5,
        answerable: true,
        outcome: { state: 'waiting' },
      },
    ],
  },
  {
    key: 'pregabalin-washout',
    title: 'Pregabalin washout before run-in',
    category: 'inclusion_exclusion',
    priority: 'medium',
    site: 'riverside',
    study: 'lantern',
    // Section 6.9, Table 8
    turns: [
      {
        question: 'What is the washout for gabapentin and pregabalin before Visit 2, and is the taper included in it?',
        askedHoursAgo: 16 * DAY,
        answerable: true,
        outcome: {
          state: 'sent',
          by: 'manager',
          hoursAgo: 16 * DAY - 2,
          answer: { from: 'draft' },
          evaluation: { answered: true, relevance: 5, tone: 4, citation_quality: 5, comment: 'Sent as it was.' },
        },
      },
    ],
  },
  {
    key: 'startup-invoice',
    title: 'Start-up invoice still open',
    category: 'other',
    priority: 'low',
    site: 'riverside',
    study: 'lantern',
    turns: [
      {
        question:
          'Our start-up invoice from last quarter is still not paid. Who handles site payments and what is the usual time to payment?',
        askedHoursAgo: 2 * DAY,
        answerable: false,
        outcome: { state: 'waiting' },
      },
    ],
  },
  {
    key: 'weekend-excursion',
    title: 'IMP cabinet 27.4 °C over the weekend',
    category: 'study_procedures',
    priority: 'high',
    site: 'lakeside',
    study: 'lantern',
    turns: [
      {
        question:
          'AC failed. Min/max thermometer Mon morning: max 27.4 °C, building log says above 25 for approx 40 h. First excursion for these bottles. Quarantine? We have a V6 at 11:00 and need to dispense.',
        askedHoursAgo: 3,
        answerable: true,
        // Section 6.11, Table 9
        outcome: {
          state: 'edited',
          by: 'manager',
          hoursAgo: 1,
          text: 'You may dispense. An excursion above 25 °C and up to 30 °C of at most 72 hours in all does not need quarantine or a report; yours is about 40 hours at a maximum of 27.4 °C. Please record it on the temperature log. The hours add up: once these bottles reach more than 72 hours in all, put them in quarantine and report within 1 working day.',
        },
      },
    ],
  },
  {
    key: 'dose-before-pk',
    title: 'V6 PK: morning dose taken at home',
    category: 'study_procedures',
    priority: 'medium',
    site: 'lakeside',
    study: 'lantern',
    turns: [
      {
        question:
          'Pt took her morning tablet at home at 07:30 before Visit 6. Do we send her home and rebook for the pre-dose PK or draw anyway?',
        askedHoursAgo: 6 * DAY,
        answerable: true,
        // Section 8.6
        outcome: {
          state: 'sent',
          by: 'manager',
          hoursAgo: 6 * DAY - 1,
          answer: {
            from: 'reviewer',
            text: 'Please do not rebook. The pre-dose sample is not taken. Take one single sample instead, record its time and the time of the dose (07:30) to the minute, and record a deviation. The rest of Visit 6 goes on as planned. Please remind the participant to hold the morning dose at home before Visit 8.',
          },
          evaluation: {
            answered: true,
            relevance: 5,
            tone: 3,
            citation_quality: 5,
            comment: 'Draft was right but curt.',
          },
        },
      },
    ],
  },
  {
    key: 'duloxetine-prescreen',
    title: 'Pre-screening: stable duloxetine ok?',
    category: 'recruitment',
    priority: 'low',
    site: 'lakeside',
    study: 'lantern',
    // Section 6.9
    turns: [
      {
        question:
          'Many of our pain clinic pts are on duloxetine. One on 60 mg/day for 10 wks, one on 90 mg. Can we invite them to screening or is any SNRI a no?',
        askedHoursAgo: 20,
        answerable: true,
        outcome: { state: 'waiting' },
      },
    ],
  },
  {
    key: 'unblinding-emergency',
    title: 'ER wants to know the arm',
    category: 'protocol_clarification',
    priority: 'high',
    site: 'northgate',
    study: 'lantern',
    turns: [
      {
        question:
          'Pt in our ER with a seizure, ER doc says treatment depends on whether she is on active. Sub-I on call. Can the Sub-I break the blind or must it be the PI, and do we need the med monitor ok first?',
        askedHoursAgo: 12 * DAY,
        answerable: true,
        // Sections 6.5 and 9.4
        outcome: {
          state: 'sent',
          by: 'admin',
          hoursAgo: 12 * DAY - 1,
          answer: {
            from: 'reviewer',
            text: 'The sub-investigator may break the blind in the IRT at any hour, if the sub-investigator has IRT access. No permission is needed when the treatment of the emergency depends on it; call the medical monitor first only if time allows. If the IRT cannot be reached, its help line breaks the blind by telephone. Afterwards inform the medical monitor within 24 hours without naming the treatment, and write date, time, reason and name in the source documents, not the treatment in the eCRF. The participant stops the IMP for good, has the ET visit within 7 days after the last dose and is followed until Visit 12. A seizure is an AESI: report it within 24 hours.',
          },
          evaluation: {
            answered: true,
            relevance: 4,
            tone: 4,
            citation_quality: 4,
            comment: 'Added the reporting of the seizure as AESI.',
          },
        },
      },
    ],
  },
];
