import type { CountedQuestion } from '@trialdesk/contract/entities/report-part';
import type { Report, ReportedQuestions } from '@trialdesk/contract/replies/reports';
import type { Figure, Grouping } from '@trialdesk/contract/reports';
import type { Clock } from '../clock.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { pageOf, placeOf, type Place } from '../http/page-cursor.ts';
import { requireAllRequestsWithin } from '../http/within-reach.ts';
import { COUNTED } from './figures.ts';
import { unpackQuestions } from './packed-questions.ts';
import { findParts, type Period } from './report-part-repository.ts';
import { groupIn, reportOf, type Reported } from './report.ts';
import { reportedQuestions } from './reported-questions-repository.ts';
import { findThemes } from './themes.ts';

/** Reads at most four documents for each month. Errors: 403 beyond the reach. */
export async function getReport(member: AuthorizedMember, period: Period, clock: Clock): Promise<Report> {
  const found = await reported(member, period, clock);
  return reportOf({ ...found, themes: await findThemes(found.questions) }, period);
}

interface Wanted extends Period {
  figure: Figure;
  /** All questions without one. */
  group: { grouping: Grouping; key: string } | null;
  cursor?: string | undefined;
}

const PAGE = 25;

/** Those that a figure counts, newest first. Errors: 400 for an unknown cursor; 403 beyond the reach. */
export async function listReportedQuestions(
  member: AuthorizedMember,
  wanted: Wanted,
  clock: Clock,
): Promise<ReportedQuestions> {
  const { figure, group, cursor } = wanted;
  const after = placeOf(cursor);
  const found = await reported(member, wanted, clock);
  const themes = group?.grouping === 'theme' ? await findThemes(found.questions) : [];
  const { label, members } = group ? groupIn({ ...found, themes }, group) : { label: null, members: found.questions };
  const counted = members
    .filter((question) => COUNTED[figure](question, found.now))
    .sort((a, b) => (isBehind(placeIn(a), placeIn(b)) ? 1 : -1));
  const left = after ? counted.filter((question) => isBehind(placeIn(question), after)) : counted;
  const { records, next } = pageOf(left, PAGE, placeIn);
  return {
    group: label,
    total: counted.length,
    questions: await reportedQuestions(member.reach, records),
    next_cursor: next,
  };
}

async function reported({ reach }: AuthorizedMember, period: Period, clock: Clock): Promise<Omit<Reported, 'themes'>> {
  requireAllRequestsWithin(reach, period);
  const parts = await findParts(period);
  const questions = (await Promise.all(parts.map(unpackQuestions))).flatMap((each) => Object.values(each));
  return {
    questions,
    siteNames: new Map(parts.flatMap(({ site_names }) => Object.entries(site_names))),
    now: clock(),
  };
}

function placeIn({ asked_at, query_id }: CountedQuestion): Place {
  return { key: asked_at, id: query_id };
}

/** Newest first. */
function isBehind(one: Place, other: Place): boolean {
  return one.key < other.key || (one.key === other.key && one.id < other.id);
}
