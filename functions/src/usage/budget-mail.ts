import { dayOf, NEAR_SHARE } from '@trialdesk/contract/entities/usage';
import { letterTo, type OutgoingMail, type Recipient } from '../outbox/outgoing-mail.ts';
import type { BudgetStage, DayUse } from './budget-notice-repository.ts';

const NUMBERS = new Intl.NumberFormat('en-US');

export function budgetMail(
  { tokens, budget, now }: DayUse,
  recipient: Recipient,
  { stage, origin }: { stage: BudgetStage; origin: string },
): OutgoingMail {
  const used = `${NUMBERS.format(tokens)} of ${NUMBERS.format(budget)} tokens have been used today (UTC).`;
  const next =
    stage === 'reached'
      ? 'Drafts are extracted from the documents until midnight UTC, and say so.'
      : 'Once all are used, drafts are extracted from the documents until midnight UTC.';
  return {
    id: `budget_${dayOf(now)}_${stage}_${recipient.id}`,
    mail: letterTo(recipient, {
      subject:
        stage === 'reached'
          ? 'The AI model’s tokens of the day are used up'
          : `${NEAR_SHARE * 100} % of the AI model’s tokens of the day are used`,
      body: `${used}\n${next}`,
      link: `${origin}/usage`,
    }),
  };
}
