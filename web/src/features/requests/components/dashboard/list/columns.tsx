import { CATEGORIES } from '@trialdesk/contract/choices';
import type { RequestSummary } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Ago } from '../../../../../components/ago.tsx';
import { shortAge } from '../../../../../components/short-age.ts';
import { studyLabel } from '../../../../../lib/study-label.ts';
import { DueLabel } from '../../due-label.tsx';
import { PriorityLabel } from '../../priority-label.tsx';
import { WritingIcon } from '../../writing-mark.tsx';
import { SafetyIcon } from '../../safety-icon.tsx';
import { draftState } from './draft-state.ts';
import { RowLink } from './row-link.tsx';
import type { SortName } from '@trialdesk/contract/request-view';

export interface Column {
  id: string;
  label: string;
  /** Of the grid; what is free goes by `fr`, most of it to the title. */
  width: string;
  /** Left out on a screen that has no room for all. */
  goes?: 'first' | 'second';
  /** Absent for the draft: an order takes 14 indexes, and a project has no more of them. */
  sort?: SortName;
  cell: (request: RequestSummary, shown: Shown) => ReactNode;
}

interface Shown {
  /** Milliseconds since the epoch. */
  now: number;
  isUnread: boolean;
}

export const COLUMNS: readonly Column[] = [
  {
    id: 'number',
    label: 'Number',
    width: 'minmax(68px, 0.15fr)',
    sort: 'number',
    cell: ({ request_number }) => request_number ?? '',
  },
  {
    id: 'title',
    label: 'Title',
    width: 'minmax(132px, 1.5fr)',
    sort: 'title',
    cell: (request, { isUnread }) => (
      <RowLink request={request}>
        {request.has_safety_signs && (
          <>
            <SafetyIcon />{' '}
          </>
        )}
        <Box component="span" dir="auto" sx={{ color: 'text.primary', fontWeight: isUnread ? 650 : 450 }}>
          {request.title}
        </Box>
      </RowLink>
    ),
  },
  { id: 'site', label: 'Site', width: 'minmax(70px, 0.5fr)', sort: 'site', cell: ({ site_name }) => site_name },
  { id: 'study', label: 'Study', width: 'minmax(88px, 0.3fr)', sort: 'study', cell: studyLabel },
  {
    id: 'category',
    label: 'Category',
    width: 'minmax(64px, 0.4fr)',
    goes: 'first',
    sort: 'category',
    cell: ({ category }) => CATEGORIES[category],
  },
  {
    id: 'priority',
    label: 'Priority',
    width: '62px',
    sort: 'priority',
    cell: ({ priority }) => <PriorityLabel priority={priority} />,
  },
  { id: 'age', label: 'Age', width: '50px', sort: 'age', cell: ({ asked_at }, { now }) => shortAge(asked_at, now) },
  {
    id: 'due',
    label: 'Due',
    width: '98px',
    sort: 'due',
    cell: (request, { now }) => <DueLabel {...{ request, now }} isUnderHeader />,
  },
  {
    id: 'owner',
    label: 'Owner',
    width: 'minmax(70px, 0.4fr)',
    sort: 'owner',
    cell: ({ owner_name, request_id, status }) => (
      <>
        {status === 'processing' && <WritingIcon requestId={request_id} />} {owner_name ?? '–'}
      </>
    ),
  },
  {
    id: 'draft',
    label: 'Draft',
    width: '68px',
    cell: (request) => {
      const { label, color } = draftState(request);
      return <span style={{ color }}>{label}</span>;
    },
  },
  {
    id: 'activity',
    label: 'Activity',
    width: '72px',
    goes: 'second',
    sort: 'activity',
    cell: ({ active_at }, { now }) => <Ago at={active_at} now={now} />,
  },
];

/** With the selection and the mark of what is unread before them. */
export function gridOf(columns: readonly Column[]): string {
  return `24px 14px ${columns.map(({ width }) => width).join(' ')}`;
}
