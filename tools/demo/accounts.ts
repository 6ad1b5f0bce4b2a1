/** For all demo accounts; they exist only on the emulators. */
export const DEMO_PASSWORD = 'Trial-demo-1';

export const DEMO_ACCOUNTS = {
  administrator: { email: 'admin@trialdesk.test', who: 'Administrator' },
  manager: { email: 'manager@trialdesk.test', who: 'Site Manager of Riverside Medical Center and Lakeside Clinic' },
  researcher: { email: 'researcher@trialdesk.test', who: 'Clinical Researcher, Riverside Medical Center' },
  otherResearcher: { email: 'researcher2@trialdesk.test', who: 'Clinical Researcher, Lakeside Clinic' },
} as const;
