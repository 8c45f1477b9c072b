import type { Run } from './run.js'

/**
 * Whether a run may have missed something: it ended before everything that was planned was performed, too many of its
 * connections broke, or the target surprised a scenario and nothing failed for it.
 */
export const isDoubtful = ({
  interrupted,
  connections,
  surprises = [],
}: Pick<Run, 'interrupted' | 'connections' | 'surprises'>): boolean =>
  interrupted !== undefined || connections?.unsteady === true || surprises.length > 0
