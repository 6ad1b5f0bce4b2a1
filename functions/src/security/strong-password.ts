import { guessableWords, isWeak, ratedPart } from '@trialdesk/contract/password-strength';
import { PRODUCT_NAME } from '@trialdesk/contract/product-name';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { ApiError } from '../http/api-error.ts';
import { findSecuritySettings } from '../organisation/security-settings-repository.ts';

/** A password made from these words is easy to guess. */
export interface PasswordHolder {
  name: string;
  email: string;
}

let loading: Promise<ZxcvbnFactory> | undefined;

/** Errors: 400 when the organisation refuses weak passwords and this is one. */
export async function requireStrongPassword(password: string, { name, email }: PasswordHolder): Promise<void> {
  if (!(await findSecuritySettings()).refuse_weak_passwords) return;
  loading ??= loadEstimator();
  const { score } = (await loading).check(ratedPart(password), guessableWords(name, email, PRODUCT_NAME));
  if (isWeak(score)) throw new ApiError('bad_input', 'passwordTooWeak', { password: 'passwordTooWeak' });
}

/** Its dictionaries take memory: most instances never load them. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
}
