interface Feature {
  title: string;
  text: string;
  /** SVG path in a 24 × 24 box. */
  mark: string;
}

/** The six cards of "Key Features" (specification, section 1). */
export const FEATURES: Feature[] = [
  {
    title: 'Site Request Management',
    text: 'Questions from every site in one queue, each with an AI-suggested response for your team to check and send.',
    mark: 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5',
  },
  {
    title: 'Communication Tracking',
    text: 'Emails and phone calls with sites stay on record with the request they belong to.',
    mark: 'M3 6h18v12H3zM3 7l9 7 9-7',
  },
  {
    title: 'Protocol Management',
    text: 'AI analysis of protocols and amendments, page by page, to detect issues early.',
    mark: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h7',
  },
  {
    title: 'Secure Patient Messaging',
    text: 'Messages to participants that stay private, and a clear view of who is engaged and who needs a call.',
    mark: 'M6 11V8a6 6 0 0112 0v3M4 11h16v10H4zM12 15v2',
  },
  {
    title: 'Multi-Site Management',
    text: 'A performance dashboard for all sites: open questions, response times, and where help is needed.',
    mark: 'M4 20V10M10 20V4M16 20v-8M21 20H3',
  },
  {
    title: 'AI-Powered Insights',
    text: 'Patterns across questions, predictions of what comes next, and recommendations your team can act on.',
    mark: 'M9 18h6M10 21h4M12 3a6 6 0 00-4 10.5c.7.7 1 1.500 1 2.500h6c0-1 .3-1.800 1-2.500A6 6 0 0012 3z',
  },
];
