import { sendOnce } from '../outbox/mail-repository.ts';
import { questionMail, type Asked } from './mails.ts';
import { readersOfQuestion } from './readers.ts';

const AT_ONCE = 100;

/** To all who should answer. Repeated, it only adds missing mails. */
export async function mailQuestion(asked: Asked, origin: string): Promise<void> {
  const readers = await readersOfQuestion(asked.request.site_id);
  for (let start = 0; start < readers.length; start += AT_ONCE) {
    const some = readers.slice(start, start + AT_ONCE);
    await Promise.all(some.map((reader) => sendOnce(questionMail(asked, reader, origin))));
  }
}
