/** Whether a read marker says that a notification was read. A marker may be a time as well. */
export const isSet = (read: unknown): boolean =>
  read !== undefined && read !== null && read !== false
