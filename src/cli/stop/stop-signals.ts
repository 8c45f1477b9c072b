import { constants } from 'node:os'

/** Signals that ask a process to end: Ctrl-C, kill(1), and a terminal that was closed. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export type StopSignal = (typeof stopSignals)[number]

/** Ends the process as shells tell that a signal did. */
export const exitOnSignal = (name: NodeJS.Signals): never =>
  process.exit(128 + constants.signals[name])
