/** `password_resets/{hash of the mailed token}`. Times are ISO 8601, UTC. */
export interface PasswordReset {
  user_id: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
  /** The call that sets the password with it. */
  attempt?: { id: string; lease_until: string };
}
