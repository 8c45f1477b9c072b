import type { Liberty } from '../../liberty.js'
import { forbiddenIn } from '../../alterations/forbidden-in.js'

const forbidden = forbiddenIn(
  'session-callers',
  'Credentials for the session interface are not shown, nor which of them an operation takes.',
)

/** Callers who may do one of the two. */
const liberties: readonly Liberty[] = [
  forbidden('terminate-only', 'The caller terminates sessions only.', 'resumeCustomerSession'),
  forbidden('resume-only', 'The caller resumes sessions only.', 'terminateCustomerSession'),
]

export default liberties
