import type { RequestHeader, RequestQuery, SentAnswer } from '@trialdesk/contract/entities/request';
import { SIGNATURE_MEANING, type Signature } from '@trialdesk/contract/entities/signature';
import { asActor } from '../audit/audit-repository.ts';
import type { Member } from '../http/member.ts';
import { sealOf } from './answer-seal.ts';

interface Signing {
  request: RequestHeader;
  query: RequestQuery;
  answer: Pick<SentAnswer, 'text' | 'citations'>;
}

export function signedAnswer({ request, query, answer }: Signing, member: Member, now: string): Required<SentAnswer> {
  const signature: Signature = { name: member.name, role: member.role, signed_at: now, meaning: SIGNATURE_MEANING };
  const sent = { ...answer, sent_by: asActor(member), sent_at: now, signature };
  return { ...sent, seal: sealOf({ request, query, sent }) };
}
