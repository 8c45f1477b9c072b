import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const defect = defectOf('endpoints-given-up')

/** Deliveries that fail, one after the other, before an endpoint is left alone. */
const most = 8

/** Endpoints that are not called any more after what they answered. */
const defects: readonly Defect[] = [
  defect(
    'failing',
    `After ${most} deliveries that failed, endpoints are not called any more.`,
    'messages.push.called',
    ({ callsEndpoint, stateAfter }) => {
      let failed = 0
      return {
        stateAfter(outcome) {
          const state = stateAfter(outcome)
          failed = state === 'queued' ? failed + 1 : 0
          return state
        },
        callsEndpoint: (...order) => callsEndpoint(...order) && failed < most,
      }
    },
  ),
  defect(
    'gone',
    'After an endpoint answered with 410, nothing is queued for any.',
    'messages.push.called',
    ({ isQueued, stateAfter }) => {
      let isGone = false
      return {
        stateAfter(outcome) {
          isGone ||= outcome.kind === 'answered' && outcome.status === 410
          return stateAfter(outcome)
        },
        isQueued: (...order) => isQueued(...order) && !isGone,
      }
    },
  ),
]

export default defects
