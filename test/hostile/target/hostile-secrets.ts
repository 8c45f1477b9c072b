/** Credentials of a run against a hostile target, by environment variable. Several notations spell them otherwise. */
export const hostileSecrets = {
  HOSTILE_KEY: 'hostile/key+of=the&application"7',
  HOSTILE_TOKEN: "hostile/token+of=the<customer>~1'8",
  HOSTILE_OTHER_TOKEN: 'hostile/token+of=the%2Fother~0customer9',
} as const
