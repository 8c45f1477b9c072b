import type { Operation } from '../http/operation.js'
import { resumeCustomerSession } from './resume-customer-session.js'
import { terminateCustomerSession } from './terminate-customer-session.js'

/** The customer session interface 0.3.1 (document 2). */
export const sessionsOperations: readonly Operation[] = [
  terminateCustomerSession,
  resumeCustomerSession,
]
