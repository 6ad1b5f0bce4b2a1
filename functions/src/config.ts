import { defineString } from 'firebase-functions/params';

/** Settings of a deployment; `functions/.env` holds the defaults, `functions/.env.<project>` what differs. */
const appOrigin = defineString('APP_ORIGIN');

/** Where people open the application, for links in mails. */
export function applicationOrigin(): string {
  return appOrigin.value();
}
