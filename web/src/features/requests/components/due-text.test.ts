import { NOT_DUE } from '@trialdesk/contract/entities/request';
import { dueText } from './due-text.ts';

const TIMES = {
  due_soon_at: '2026-11-24T12:00:00.000Z',
  due_at: '2026-11-24T13:00:00.000Z',
  due_state: 'later',
} as const;

const at = (time: string, changes: object = {}) => dueText({ ...TIMES, ...changes }, Date.parse(`2026-11-${time}:00Z`));

it('shows how long there is, and then since when it is overdue', () => {
  expect(at('22T10:00')).toEqual({ text: 'In 2 d', state: 'later' });
  expect(at('24T10:00')).toEqual({ text: 'In 3 h', state: 'later' });
  expect(at('24T12:20')).toEqual({ text: 'Soon, in 40 min', state: 'soon' });
  expect(at('24T15:30')).toEqual({ text: 'Overdue 2 h', state: 'overdue' });
});

it('never shows less than what the server has marked', () => {
  expect(at('24T10:00', { due_state: 'soon' })?.state).toBe('soon');
  expect(at('24T10:00', { due_state: 'overdue' })).toEqual({ text: 'Overdue 0 min', state: 'overdue' });
});

it('shows nothing while nothing waits for an answer', () => {
  expect(dueText(NOT_DUE, 0)).toBeNull();
  expect(dueText({}, 0)).toBeNull();
});
