import type { SessionStore } from '../../../src/reference/sessions/session-store.js'
import type { Defect } from '../../defect.js'

/** Terminations that are remembered. */
const most = 4

/** A list of sessions that are denied is as long as it was made. */
const defect: Defect = {
  name: 'terminations-forgotten',
  sentence:
    'Of the sessions that were terminated the last few are remembered; older ones live again.',
  breaks: ['sessions.terminate.unusable'],
  behaviour: ({ sessions }) => ({
    sessions(book) {
      const kept = sessions(book)
      const denied: string[] = []
      const write: SessionStore['write'] = (one) => {
        if (one.terminated && kept.of(one.sessionId)?.terminated === false) {
          denied.push(one.sessionId)
          const oldest = denied.length > most ? kept.of(denied.shift() ?? '') : undefined
          if (oldest !== undefined) kept.write({ ...oldest, terminated: false })
        }
        kept.write(one)
      }
      return { ...kept, write }
    },
  }),
}

export default defect
