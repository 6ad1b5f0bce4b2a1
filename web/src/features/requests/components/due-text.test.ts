import { NOT_DUE } from '@trialdesk/contract/entities/request';
import { dueText } from './due-text.ts';

const TIMES = {
  due_soon_at: '2026-11-24T12:00:00.000Z',
  due_at: '2026-11-24T13:00:00.000Z',
  due_state: 'later',
} as const;

const at = (time: string, changes: object = {}) => dueText({ ...TIMES, ...changes }, Date.parse(`2026-11-${time}:00Z`));

it('shows how long there is, and then since when it is overdue', () => {
  expect(at('22T10:00')).toEqual({ text: 'Due in 2 d', short: 'In 2 d', state: 'later' });
  expect(at('24T10:00')).toEqual({ text: 'Due in 3 h', short: 'In 3 h', state: 'later' });
  expect(at('24T12:20')).toEqual({ text: 'Due soon, in 40 min', short: 'Soon, in 40 min', state: 'soon' });
  expect(at('24T15:30')).toEqual({ text: 'Overdue 2 h', short: 'Overdue 2 h', state: 'overdue' });
});

it('never shows less than what the server has marked', () => {
  expect(at('24T10:00', { due_state: 'soon' })?.state).toBe('soon');
  expect(at('24T10:00', { due_state: 'overdue' })?.text).toBe('Overdue 0 min');
});

it('shows nothing while nothing waits for an answer', () => {
  expect(dueText(NOT_DUE, 0)).toBeNull();
  expect(dueText({}, 0)).toBeNull();
});
