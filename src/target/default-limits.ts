import type { Limits } from './profile.js'

/** Bounds of a run that was not bounded otherwise. The profile's schema documents the same values. */
export const defaultLimits: Limits = {
  concurrency: 16,
  requestTime: 30,
  scenarioTime: 60,
  runTime: 900,
  settleTime: 2,
  bodyBytes: 8_388_608,
  pages: 200,
  brokenConnections: 0.05,
}
