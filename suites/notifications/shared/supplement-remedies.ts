/** The remedy where a supplement leaves open where a notification has something. */
export const sayWhere = (what: string): string =>
  `say in supplements.notifications where a notification has its ${what}`

/** The remedy where a supplement leaves out which contexts a list of notifications is asked for. */
export const giveContext =
  'give getActiveNotifications its parameter “context” in supplements.notifications'
