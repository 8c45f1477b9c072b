import { soakMinutes } from '../soak-minutes.js'
import type { Misbehaviour } from './misbehaviour.js'

/** What these do to a run shows within seconds; the run is ended then, unless there is time for more. */
export const brief: Pick<Misbehaviour, 'limits'> = {
  limits: soakMinutes > 0 ? {} : { requestTime: 2, scenarioTime: 2, runTime: 2 },
}
