import type { SampleRequest } from './sample-request.ts';

const DAY = 24;

/** Requests on WAYPOINT-2. Answers follow version 2.0 of its protocol; the comments name the sections. */
export const WAYPOINT_REQUESTS: readonly SampleRequest[] = [
  {
    key: 'weight-loss-dose',
    title: 'Weight down, recalculate dose?',
    category: 'study_procedures',
    priority: 'high',
    site: 'riverside',
    study: 'waypoint',
    turns: [
      {
        question:
          'Arm B pt, dose based on 84 kg (C1D1). Today C4D1 75 kg. Pharmacy wants to know before 10:00 if we keep 840 mg or go to 750.',
        askedHoursAgo: 3 * DAY,
        answerable: true,
        // Section 6.2
        outcome: {
          state: 'sent',
          by: 'manager',
          hoursAgo: 3 * DAY - 1,
          answer: {
            from: 'reviewer',
            text: 'Please compute the dose anew. 75 kg differs from 84 kg by 10.7%, and the dose is computed anew when the weight differs by 10% or more from the weight on which the present dose is based. In Arm B that is 10 mg/kg, so 750 mg. 75 kg is the basis for later cycles.',
          },
          evaluation: {
            answered: true,
            relevance: 5,
            tone: 4,
            citation_quality: 5,
            comment: 'Added the arithmetic.',
          },
        },
      },
      {
        question:
          'Update: C5 coming up. GI tells us they drained 4 L of ascites between C3 and C4, so part of the "loss" was fluid. Which weight counts now?',
        askedHoursAgo: 7,
        answerable: true,
        outcome: { state: 'waiting' },
      },
    ],
  },
  {
    key: 'holiday-delay',
    title: 'C6 nine days late, pt on holiday',
    category: 'protocol_clarification',
    priority: 'medium',
    site: 'lakeside',
    study: 'waypoint',
    // Section 6.5
    turns: [
      {
        question:
          'Pt booked a trip without telling us, C6D1 would be 9 days after the planned day. Allowed without asking anyone? Does the scan move as well?',
        askedHoursAgo: 28,
        answerable: true,
        outcome: { state: 'waiting' },
      },
    ],
  },
  {
    key: 'contraception-after-dose',
    title: 'Contraception after last dose',
    category: 'study_procedures',
    priority: 'low',
    site: 'lakeside',
    study: 'waypoint',
    // Section 8.9
    turns: [
      {
        question:
          'How long after the last dose do WOCBP have to use highly effective contraception? ICF v1 still says 120 days.',
        askedHoursAgo: 21 * DAY,
        answerable: true,
        outcome: {
          state: 'sent',
          by: 'manager',
          hoursAgo: 20 * DAY,
          answer: { from: 'draft' },
          evaluation: { answered: true, relevance: 4, tone: 4, citation_quality: 5, comment: '' },
        },
      },
    ],
  },
  {
    key: 'inline-filters',
    title: 'In-line filters: who supplies?',
    category: 'other',
    priority: 'low',
    site: 'lakeside',
    study: 'waypoint',
    turns: [
      {
        question:
          'Are the 0.2 micron filters shipped with the IMP or do we buy them? If we buy, are they reimbursed and is there a list of brands?',
        askedHoursAgo: 4 * DAY,
        answerable: false,
        outcome: { state: 'waiting' },
      },
    ],
  },
  {
    key: 'bilirubin-after-stent',
    title: 'Bili 1.8 x ULN, stent placed 9 days ago',
    category: 'inclusion_exclusion',
    priority: 'medium',
    site: 'northgate',
    study: 'waypoint',
    turns: [
      {
        question:
          'Screening pt, total bili 1.8 x ULN, falling after new stent 9 days ago. One repeat done already. Can we repeat once more next week or is he a screen fail? Wants to start asap.',
        askedHoursAgo: 5 * DAY,
        answerable: true,
        // Sections 5.1 and 5.3
        outcome: {
          state: 'sent',
          by: 'admin',
          hoursAgo: 5 * DAY - 4,
          answer: {
            from: 'reviewer',
            text: 'He is not a screen failure yet. Each test of Table 4 may be repeated twice during screening, so one repeat is left, and the last value before randomisation counts. Total bilirubin must be at most 1.5 × ULN in a test within 7 days before C1D1. The stent must have worked for at least 14 days before C1D1, so C1D1 cannot be earlier than 5 days from today. The ICF must have been signed within 28 days before C1D1. If this fails, he may be rescreened once.',
          },
          evaluation: {
            answered: true,
            relevance: 3,
            tone: 4,
            citation_quality: 4,
            comment: 'The draft missed the rule on the stent.',
          },
        },
      },
    ],
  },
  {
    key: 'sae-clock',
    title: 'SAE over the weekend, when does the clock start?',
    category: 'protocol_clarification',
    priority: 'high',
    site: 'northgate',
    study: 'waypoint',
    turns: [
      {
        question:
          'Pt admitted elsewhere Sat night with cholangitis, daughter called us Mon 09:15. Discharge letter not here yet. 24 h from admission or from our knowledge? And can we send with what we have?',
        askedHoursAgo: 2,
        answerable: true,
        // Section 9.3
        outcome: {
          state: 'edited',
          by: 'admin',
          hoursAgo: 1,
          text: 'The 24 hours begin when the site became aware, so the report is due on Tuesday at 09:15. Do not wait for the letter: the first report needs only the participant number, the event, the date and the name of the reporter. A physician signs it and the assessment of relation within 3 working days, and new information follows within 24 hours.',
        },
      },
    ],
  },
  {
    key: 'second-rescreening',
    title: 'Rescreen same pt a second time?',
    category: 'recruitment',
    priority: 'medium',
    site: 'northgate',
    study: 'waypoint',
    // Section 5.4
    turns: [
      {
        question:
          'Pt failed twice for cholangitis (screening and rescreening), now clean. Slots are open and she is keen. Can we screen a third time, new number?',
        askedHoursAgo: 30,
        answerable: true,
        outcome: { state: 'waiting' },
      },
    ],
  },
];
